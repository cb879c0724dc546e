/** The texts of signing in and of the start page. */
const accounts = {
  accounts: {
    login: {
      title: "Log in",
      name: "E-mail or user name",
      password: "Password",
      submit: "Log in",
      forgot: "Forgotten your password?",
    },
    forgot: {
      title: "Choose a new password",
      text: "Tell us the e-mail address or user name of your account. We mail its owner a link.",
      name: "E-mail or user name",
      submit: "Send the link",
      sentTitle: "Check your e-mail",
      sentText:
        "If the account exists, a link is on its way to its e-mail address. It can take a minute; please look among the spam as well.",
      back: "Back to the log-in page",
    },
    choose: {
      title: "Choose a new password",
      text: "You will be signed out everywhere else.",
      account: "Account",
      password: "New password",
      hint: "At least {limit, number} characters. Several words in a row make a good one.",
      submit: "Save and log in",
    },
    signup: {
      title: "Welcome to {name}",
      text: "Choose a password, and your account is ready.",
      submit: "Finish sign-up",
    },
    link: {
      expiredTitle: "This link has expired",
      expiredText: "For your safety such links work for a short time only. We can mail you a new one.",
      usedTitle: "This link has been used",
      usedText:
        "A password has been chosen with it already. Log in with it, or have a new link mailed to you.",
      unknownTitle: "This link does not work",
      unknownText: "It may be incomplete. Please open it once more from your e-mail, or ask for a new one.",
      renew: "Mail me a new link",
      ask: "Ask for a new link",
      login: "Log in",
      sentText: "A new link is on its way to your e-mail address.",
    },
    join: {
      title: "Join {name}",
      text: "Make an account: others can then book time with you, and you see all your meetings in one place.",
      firstName: "First name",
      lastName: "Last name",
      email: "E-mail",
      zone: "Time zone",
      submit: "Join",
      known: "I have an account already",
      closedTitle: "This invitation is closed",
      closedText:
        "It has expired or was taken back, or as many people have joined as it was for. Please ask for a new one where you got it.",
      takenTitle: "This invitation has been accepted",
      takenText: "An account has been made with this personal link already. Log in to go on.",
      sentText:
        "We have sent you a message that says how to go on. It can take a minute; please look among the spam as well.",
      extidText:
        "The extid in this address is not one that we can take: at most {limit, number} characters, and only such as can be displayed. Please ask for the link again where you got it.",
    },
    confirm: {
      joinText: "Confirm that {email} is your address, and your account is ready.",
      joinSubmit: "Confirm and join",
      goneText:
        "It works once, and for a day. If you have joined already, log in; otherwise please fill in the form of your invitation again.",
      title: "Confirm your address",
      text: "You see the meetings that others arrange with {email} once you have confirmed that it is your address.",
      ask: "Mail me a link",
      submit: "Confirm",
      usedText: "The address has been confirmed with it already, or has changed since.",
      doneTitle: "Your address is confirmed",
      doneText: "You now see the meetings that others arrange with it.",
    },
    organizations: {
      title: "Where do you want to go?",
      text: "You have an account in each of these organisations.",
      back: "Log in as somebody else",
    },
    refusal: {
      foreignText: "It was sent from another website. Please open our page itself and try again.",
      badText: "Please open the page again and fill in its form.",
      manyText:
        "Many attempts have come from your connection. Please wait {seconds, plural, one {# second} other {# seconds}}, then try again.",
      back: "Back to the form",
    },
    errors: {
      wrong: "This name and this password do not belong together",
      slowed:
        "Too many attempts. Try again in {count, plural, one {# minute} other {# minutes}}, or have a link mailed to you",
      nameMissing: "Enter your e-mail address or user name",
      emailMissing: "Enter your e-mail address",
      emailBad: "Enter an e-mail address like ana@example.org",
      firstNameMissing: "Enter your first name",
      tooLong: "At most {limit, number} characters are possible here",
      zoneUnknown: "Choose a time zone",
      charactersBad: "Remove the characters that cannot be displayed",
      consentMissing: "Your consent is needed to keep an account",
      passwordMissing: "Enter a password",
      passwordShort: "The password needs at least {limit, number} characters",
      passwordLong: "The password may have at most {limit, number} characters",
      passwordEasy: "This password is easy to guess. Choose another one",
    },
    consent: "I agree that {name} keeps my name, my e-mail address and my meetings in order to arrange them.",
  },
  home: {
    title: "Meetings without the back and forth",
    text: "Bookpage gives everyone a page where others can book a time that is really free. It is open source, and everything it does is in its API.",
    login: "Log in",
    console: "Open the console",
    demo: "Try a booking page",
    docs: "Read the API reference",
    freeTitle: "Really free",
    freeText:
      "Calendars, working hours and buffers are checked when a page opens, and once more when somebody books.",
    readerTitle: "Read anywhere",
    readerText:
      "Eight languages, every time zone, small phones and screen readers. Scripts are welcome, but not needed.",
    togetherTitle: "Several people",
    togetherText: "Propose times, collect votes, or let a team share its bookings fairly.",
    apiTitle: "Made to build on",
    apiText: "Each step is an HTTP call, and webhooks tell your systems what has happened.",
  },
} as const;

export default accounts;
