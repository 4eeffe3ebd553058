// For a room: large type and no steps beside the screens.

import { $, isReload, keep, kept } from "basics";
import { scrollToCurrent } from "sentences";

const present = (isOn) => {
  document.body.classList.toggle("presenting", isOn);
  $("present").ariaPressed = String(isOn);
  keep("present", isOn);
  scrollToCurrent();
};
$("present").onclick = () => present($("present").ariaPressed === "false");
present(isReload && kept("present") === true);
