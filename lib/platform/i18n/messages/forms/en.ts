/** Pages of questions whose answers lead on. */
const forms = {
  submit: "Continue",
  again: "Back to the form",
  thanksTitle: "Thank you",
  thanksText: "Your answers have arrived.",
  nowhereTitle: "There is nothing to book at the moment",
  nowhereText:
    "Your answers have arrived. The page on which you could book a time is closed just now: please come back later, or ask whoever sent you here.",
  scriptNeeded: "This form needs JavaScript. Switch it on, or reload the page and try again.",
};

export default forms;
