/// The files of a package, what they declare, and who names whom. Made once, since it takes a moment.
struct ReferenceMap {
    let files: [SyntaxFile]
    let declarations: Declarations
    let links: [Link]

    /// Works out who names whom.
    init(of syntax: PackageSyntax) {
        files = syntax.files
        declarations = Declarations(in: files)
        links = Link.all(in: files, by: declarations)
    }

    /// The files of a module.
    func files(of module: String) -> [SyntaxFile] {
        files.filter { $0.module == module }
    }

    /// The links within a module.
    func links(within module: String) -> [Link] {
        links.filter { $0.from.module == module && $0.to.module == module }
    }
}
