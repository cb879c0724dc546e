/** Push messages of one browser. */
const push = {
  push: {
    title: "Messages on this device",
    off: "Hear of bookings, answers and messages as soon as they come, even while this page is closed.",
    on: "This browser shows you messages. Which ones is up to your notification settings.",
    denied:
      "This browser has been told not to show messages from here. Allow them in its settings for this site, then load this page again.",
    install:
      "On an iPhone or iPad messages come to apps alone: in the browser’s Share menu choose “Add to Home Screen”, open Bookpage from there, and come back to this page.",
    unsupported: "This browser, or this installation, cannot show messages.",
    start: "Show messages here",
    stop: "Stop showing them here",
    failed: "The browser’s push service did not answer. Please try again later.",
  },
} as const;

export default push;
