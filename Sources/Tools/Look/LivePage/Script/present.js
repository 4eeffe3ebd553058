// For a room: large type and no steps beside the screens.

import { $, isReload, keep, kept, say } from "basics";
import { goOnDeciding } from "decisions";
import { scrollToCurrent } from "sentences";

const present = (isOn) => {
  document.body.classList.toggle("presenting", isOn);
  $("present").ariaPressed = String(isOn);
  keep("present", isOn);
  scrollToCurrent();
  // The screens have another size.
  goOnDeciding();
};
$("present").onclick = () => {
  const isOn = $("present").ariaPressed === "false";
  present(isOn);
  say(isOn ? "Presenting, without the steps. Escape ends it." : "Presenting has ended.", false);
};
present(isReload && kept("present") === true);
