const testMode = {
  testMode: {
    name: "Test mode",
    what: "You see the sandbox: mails are kept and not sent, nobody is told of anything.",
    frozen: "stands still",
    running: "runs",
    moving: "on its way to {time}",
    hour: "+1 hour",
    day: "+1 day",
    to: "To a moment",
    go: "Go",
    failed: "{count, plural, one {1 job failed} other {# jobs failed}}",
    reset: "Empty",
    resetAsk: "Empty the sandbox?",
    resetText:
      "Everything in it is deleted but its settings and keys, and its clock shows the present again. Your organisation is not touched.",
    resetDo: "Empty it",
    demo: "Demo data",
    demoWhat: "People with pages, a team, a locator and meetings",
    demoDone: "The sandbox has demo data now: three people with pages, a team, a locator and meetings.",
    demoThere: "The demo data is there already. Nothing has changed.",
    leave: "Leave test mode",
    enter: "Test mode",
    late: "The clock only goes forwards. Choose a later moment, or empty the sandbox.",
  },
};

export default testMode;
