const seeingAs = {
  seeingAs: {
    name: "Seeing as somebody else",
    band: "You see the console as {name} does. You can change nothing.",
    until: "Until {time}",
    stop: "Stop",
    act: "See as they do",
    ask: "See the console as {name} does?",
    askText:
      "For an hour at most you see what {name} sees, and change nothing. The audit log tells when it began and ended.",
  },
};

export default seeingAs;
