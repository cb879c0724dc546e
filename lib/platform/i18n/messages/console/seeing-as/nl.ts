import type { SeeingAsTexts } from "./seeing-as-texts";

export default {
  seeingAs: {
    name: "Weergave van iemand anders",
    band: "U ziet de console zoals {name}. U kunt niets wijzigen.",
    until: "Tot {time}",
    stop: "Stoppen",
    act: "Zien wat deze persoon ziet",
    ask: "De console zien zoals {name}?",
    askText:
      "Hoogstens een uur ziet u wat {name} ziet, zonder iets te wijzigen. Het wijzigingslog noemt begin en einde.",
  },
} satisfies SeeingAsTexts;
