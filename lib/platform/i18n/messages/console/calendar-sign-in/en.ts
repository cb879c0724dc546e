/** When signing in to a calendar’s provider came to nothing. */
const calendarSignIn = {
  calendarSignIn: {
    title: "{provider} was not connected",
    denied: "You did not allow access. Nothing was stored.",
    incomplete:
      "Some of the permissions were not granted. Without seeing your calendars and writing events, Bookpage can neither keep your busy times free nor enter meetings. Please leave all the boxes ticked.",
    expired: "The sign-in took too long, or was begun in another window or browser. Please begin again here.",
    unavailable:
      "{provider} did not answer as expected. Please try again in a few minutes; if it fails again, tell the person who runs this installation.",
    again: "Try again",
    back: "Back to the calendars",
    some: "The calendar",
  },
} as const;

export default calendarSignIn;
