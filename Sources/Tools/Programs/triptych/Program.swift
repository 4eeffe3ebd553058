import TriptychCommands

@main
enum Program {
    static func main() async {
        await Triptych.main()
    }
}
