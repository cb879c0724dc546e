/** How one meets, where that is no place: by telephone, or at an address on the web. */
const en = {
  phone: "Phone",
  weCall: "We call you",
  youCallUs: "You call us",
  youCall: "You call {number}",
  youAreCalled: "You are called on {number}",
  join: "Join",
  code: "Passcode: {code}",
  dial: "By phone: {phone}",
  follows: "The link follows by e-mail.",
  missing: "There is no link yet. Please ask {name} for it.",
  called: "Needed where you are called",
  comes: "With",
  message: "Message",
  manage: "Move or cancel",
};

export default en;
