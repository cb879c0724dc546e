/** Of days that are booked out, and the list of those who wait for them. */
const en = {
  day: "Full, {date}",
  key: "Full",
  full: "All times on this day are taken.",
  heading: "Leave your address for this day",
  text: "If a time becomes free, we offer it to you by e-mail and keep it for you for {duration}.",
  until: "Last day",
  untilHint: "You can wait for several days in a row. For this day alone, leave it as it is.",
  submit: "Join the waiting list",
  untilBad: "Choose a day from {first} to {last}",
  many: "You are waiting for as many days as one can. Please leave one of these lists first",
  gone: "This page takes nobody on its waiting list any more.",
  ended: "This time is no longer kept for you, but it is still free.",
  listedTitle: "You are on the waiting list",
  listedText:
    "{days}, with {name}. As soon as a time becomes free, we write to you. Nothing is booked until then.",
  listedMail:
    "As soon as a time becomes free, we write to you. With the mail that we have just sent you can leave the list.",
  offeredTitle: "A time is kept for you",
  offeredText: "{time}, with {name}. It is kept until {until}; nothing is booked until you book it.",
  book: "Book this time",
  leave: "Leave the waiting list",
  leftTitle: "You are not on the waiting list",
  leftText: "You have left it, have booked, or the day is over. No more mails about it will come.",
  toPage: "To the booking page",
};

export default en;
