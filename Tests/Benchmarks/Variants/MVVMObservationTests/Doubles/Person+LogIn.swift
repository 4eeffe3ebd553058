import AppContract
import PocketUI

extension Person {
    func logIn() throws(PersonError) {
        try type("ada", into: Texts.username)
        try type("lovelace", into: Texts.password)
        try tap(Texts.logIn)
    }
}
