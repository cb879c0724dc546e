/** Around the booking page: help, and links that cannot be followed. */
const page = {
  previewAlt: "A week with free times, one of them chosen",
  loginDescription: "Log in to see your meetings, and to change your hours and your booking page.",
  helpDescription:
    "Answers for everybody who books a meeting: how to move or cancel it, find its e-mail, and read its time zone.",
  help: "Help",
  helpTitle: "Help with booking",
  helpChange: "How do I move or cancel a meeting?",
  helpChangeText:
    "Open the link in the e-mail about your meeting. The page behind it shows the current state and everything you can do.",
  helpMail: "No e-mail has arrived",
  helpMailText:
    "Look into the folder for unwanted mail first. If the address had a typing error, book again with the right one, and tell the person you are meeting.",
  helpZone: "Which clock do the times follow?",
  helpZoneText:
    "Yours, as far as your browser tells; the time zone always stands beside the times, and you can change it there. Some pages offer one time zone only, and say so.",
  helpNone: "No time suits me",
  helpNoneText: "Go on to the next month, or come back later: times become free when somebody cancels.",
  helpSeen: "Who sees what I enter?",
  helpSeenText:
    "The person you are meeting, and those you invite see your name. Your e-mail address is used for messages about this meeting.",
  closedTitle: "No bookings at present",
  closedText: "{name} takes no bookings at present. Meetings that are booked already stay as they are.",
  appUnknownTitle: "This link cannot be followed",
  appUnknownText:
    "It names an application that does not work with this page, or no longer exists. You can still meet {name}: open the page without it.",
  appUnknownLink: "Open the page",
  linkUnknownTitle: "This link leads to no booking",
  linkUnknownText:
    "Part of it may have been lost on the way. Ask {name} for the link once more, or use the booking page.",
  linkUsedTitle: "This link has been used",
  linkUsedText:
    "It was made for a limited number of bookings, and they have all been made. Ask {name} for another link, or use the booking page.",
  linkEndedTitle: "This link has ended",
  linkEndedText:
    "The time for booking with it is over. Ask {name} for another link, or use the booking page.",
  linkRevokedTitle: "This link has been withdrawn",
  linkRevokedText: "{name} no longer takes bookings with it. You can still use the booking page.",
  linkPublic: "Open the booking page",
  offerIntro: "These times are free ({duration}). Please choose the one that suits you:",
  bookedText: "Thank you. The next page opens by itself; if it does not, please continue here.",
};

export default page;
