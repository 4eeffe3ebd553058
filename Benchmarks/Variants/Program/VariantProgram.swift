import Benchmarks
import TriptychCommands
import VariantList

/// The same program as `triptych`, which knows the variants, too.
@main
enum VariantProgram {
    static func main() async {
        await Triptych.main(variants: Variant.all)
    }
}
