/** What the owner of a booking page sees on it, and nobody else. */
const pageOwner = {
  broken:
    "{count, plural, one {Your calendar cannot be read: {names}} other {{count} of your calendars cannot be read: {names}}}",
  brokenBlocks: "As you have chosen, this page offers no times until that works again. Only you see this.",
  brokenLastKnown:
    "This page goes on offering times by what was last known of your calendars: what is new there may be booked over. Only you see this.",
  brokenLink: "Connect again",
  brokenComplexLink: "Open the calendars",
};

export default pageOwner;
