/** The page that asks for the code which was mailed to somebody’s address. */
const en = {
  heading: "Check your mail",
  text: "We have mailed a code of six digits to {email}. Enter it here, so that we know that this address is yours.",
  kept: "Your time is kept for you until {time}.",
  code: "Code",
  codeHint: "It can take a minute to arrive. Please look into the folder for unwanted mail, too.",
  submit: "Continue",
  renew: "Mail a new code",
  change: "Change what I entered",
  renewed: "A new code is on its way to {email}.",
  wrong: "That is not the code. Tries left: {left, number}",
  spent: "The code was wrong five times and no longer works. Please have a new one mailed.",
  expired: "The code was valid for 15 minutes and no longer works. Please have a new one mailed.",
  many: "Many codes have been mailed to this address. Please try again in an hour.",
  busy: "That was very fast. Please wait a minute, then try again.",
  goneTitle: "This form is no longer kept",
  goneText: "It has waited too long for its code. Please fill it in once more.",
};

export default en;
