/**
 * The texts of mails, ICU syntax; the keys are those of every language. `heading` joins a subject and the
 * event's title. `people` and `host` are names.
 */
const en = {
  booked: { subject: "New booking", text: "{name} has booked a time with you." },
  requestedHost: {
    subject: "New request",
    text: "{name} would like to meet you. Please choose one of the times; nothing is booked until then.",
  },
  requested: {
    subject: "Request sent",
    text: "Your request has been sent to {host}, who still has to choose a time. Nothing is booked until then.",
  },
  invited: { subject: "Invitation", text: "{host} invites you. Please say which of the times suit you." },
  invitedHost: {
    subject: "Created",
    text: "The meeting has been created, and everyone invited is asked for an answer.",
  },
  confirmed: { subject: "Confirmed", text: "Your meeting with {people} is confirmed." },
  changed: { subject: "Changed", text: "Your meeting with {people} has changed. This is what holds now." },
  reopened: {
    subject: "New time needed",
    text: "Your meeting with {people} no longer takes place at the agreed time. A new one is being chosen.",
  },
  suggested: {
    subject: "New suggestions",
    text: "There are new suggestions for your meeting with {people}. Please say which of them suit you.",
  },
  suggestedHost: {
    subject: "New suggestions",
    text: "Your new suggestions for the meeting with {people} have been sent.",
  },
  cancelled: { subject: "Cancelled", text: "Your meeting with {people} does not take place." },
  declined: { subject: "Declined", text: "{name} cannot attend." },
  attending: { subject: "Attending", text: "{name} will attend." },
  voted: { subject: "New answer", text: "{name} has answered." },
  answers: {
    subject: "Your answer",
    text: "Thank you, your answer has been noted. You can change it until a time is chosen.",
  },
  unanswered: {
    subject: "Reminder",
    text: "{host} is still waiting for your answer. Please say which of the times suit you.",
  },
  closed: {
    subject: "Poll ended",
    text: "The deadline of your poll has passed, and no time has been confirmed. Please choose one.",
  },
  link: { subject: "Your link", text: "Here is your own link to this meeting, as you asked for it." },
  message: { subject: "New message", text: "{name} has written a message." },
  reminder: { subject: "Reminder", text: "Your meeting with {people} is coming up." },
  linked: { subject: "Link", text: "Here is the link to your meeting with {people}." },
  unlinked: {
    subject: "No link yet",
    text: "No link could be made for your meeting with {people}. Please ask {host} how you meet.",
  },
  unlinkedHost: {
    subject: "No link could be made",
    text: "No link could be made for your meeting with {people}; they were asked to turn to you.",
  },
  linkFault: {
    no_account: "You have no account connected that makes one.",
    no_calendar: "The calendar that your meetings are written into makes none.",
    access: "Your account can no longer be used: please connect it again.",
    refused: "The service has refused to make one.",
    unanswered: "The service did not answer.",
  },
  video: {
    subject: "A video account can no longer be used",
    text: "Bookpage can no longer make links with this account. Meetings that are booked meanwhile get no link.",
    account: "Account",
    button: "Connect it again",
    note: "You get this message once, until the account works again.",
  },
  removed: { subject: "No longer invited", text: "You are no longer invited to this meeting with {people}." },
  left: {
    subject: "Your place is given up",
    text: "You have given up your place at this meeting with {people}. It goes on without you.",
  },
  entryMoved: {
    subject: "Moved in your calendar",
    text: "In your calendar the meeting with {people} is at another time than here. Nothing has been changed for the others yet; until you say what shall happen, nobody can book either time.",
    there: "In your calendar",
    inTheWay: "In the way",
    something: "something else",
  },
  entryDeleted: {
    subject: "Deleted in your calendar",
    text: "The meeting with {people} is gone from your calendar, and still takes place here. Nobody has been told anything yet: say what shall happen.",
  },
  removedHost: {
    subject: "Handed over",
    text: "Somebody else holds this meeting with {people} from now on.",
  },
  team: { text: "You receive this as an admin of the team {team}; the meeting is held by {host}." },
  event: {
    with: "With",
    open: "Open the meeting",
    answer: "Answer now",
    choose: "Choose a time",
    own: "This link is yours alone. Please do not pass it on.",
    meeting: "Meeting with {host}",
    wrote: "{name} wrote",
    quoted: "“{text}”",
    more: "{count, plural, one {and # more} other {and # more}}",
  },
  heading: "{what}: {title}",
  via: "{name} via {service}",
  footer: "Scheduling by Bookpage",
  someone: "A guest",
  meetings: {
    subject: "Your meetings with {organization}",
    text: "Here is the link to all meetings that you have with {organization}. You can move and cancel them there.",
    button: "Show my meetings",
    note: "The link works for 24 hours and is yours alone. If you did not ask for it, you can ignore this mail.",
    all: "All your meetings",
  },
  waiting: {
    joined: {
      subject: "You are on the waiting list",
      text: "As soon as a time with {name} becomes free on these days, we offer it to you by e-mail. Nothing is booked until then.",
      note: "If you did not ask for this, leave the list with the link below.",
    },
    offered: {
      subject: "A time has become free",
      text: "You are waiting for a time with {name}. This one is kept for you until {until}. Nothing is booked until you book it.",
      button: "Book this time",
      note: "If it does not suit you, there is nothing to do: it is then offered to the next person.",
    },
    days: "Days",
    leave: "Leave the waiting list",
  },
  code: {
    subject: "Your code",
    text: "With this code you confirm your e-mail address to {organization}. Enter it on the page where you left off.",
    code: "Code",
    note: "It works for 15 minutes. If you did not ask for it, you can ignore this mail: nothing happens.",
  },
  signup: {
    subject: "Finish your sign-up with {organization}",
    text: "An account at {organization} has been created for you. Choose a password to begin.",
    button: "Choose a password",
    note: "The link works once, within seven days. If you did not expect this mail, you can ignore it.",
  },
  password: {
    subject: "Choose a new password",
    text: "A new password for your account at {organization} has been asked for.",
    button: "Choose a new password",
    note: "The link works once. If you did not ask for it, you can ignore this mail; your password stays as it is.",
  },
  calendars: {
    subject:
      "{count, plural, one {A calendar has not been readable for a day} other {# calendars have not been readable for a day}}",
    text: "Bookpage has not been able to read the calendars below for a day. They belong to people at {organization}; the owners have been told. As long as nothing happens, they may be booked at times at which they are busy.",
    whose: "Whose",
    more: "and {count, number} more",
    button: "See all calendars",
    note: "Only their owners can connect their calendars again: they have a link to that in their mail. You get at most one such mail a day, and none once the calendars can be read.",
  },
  calendar: {
    subject: "A calendar can no longer be read",
    text: "The server of one of your calendars no longer lets Bookpage in. Until it is connected again, new entries in it are not known, and people may be offered times at which you are busy.",
    calendar: "Calendar",
    button: "Open the calendars",
    note: "A changed password is the usual reason. Connect the calendar again to renew the access. You can also choose to offer no times while a calendar cannot be read.",
    subjectRefused: "A calendar does not take meetings",
    textRefused:
      "The server of one of your calendars does not take the meetings that Bookpage writes into it, although it is tried again and again. They stand in Bookpage all the same, and nobody who booked notices.",
    noteRefused:
      "Look whether you may still write to this calendar, or choose another one for your meetings. It is tried again for some days.",
    textUnreachable:
      "The server of one of your calendars has not answered for over an hour. It is asked again and again; until it answers, new entries in this calendar are not known, and people may be offered times at which you are busy.",
    noteUnreachable:
      "Mostly this mends itself, and there is nothing to do. If the calendar has moved to another address, connect it there.",
    textComplex:
      "One of your calendars holds more than can be worked out, such as an event that repeats every second. Until that is mended, new entries in it are not known, and people may be offered times at which you are busy.",
    noteComplex:
      "Take out what repeats so often or has so many dates. The calendar is looked at again by itself, ever less often; “Read now” does it at once. You can also choose to offer no times while a calendar cannot be read.",
  },
  calendarEmptied: {
    subject: "Entries are gone from a calendar",
    text: "Several of your meetings are gone from one of your calendars at once. They still take place, and nobody has been told anything. For each of them you can say what shall happen, or have it put back.",
    calendar: "Calendar",
    button: "Show what is open",
    note: "If the calendar was emptied or brought back by mistake, have the entries put back.",
  },
  invitation: {
    subject: "{inviter} invites you to {organization}",
    subjectByKey: "You are invited to {organization}",
    subjectAgain: "Reminder: your invitation to {organization}",
    text: "{inviter} has invited you to arrange meetings with Bookpage at {organization}. Choose a password, and your account is ready.",
    textByKey:
      "You have been invited to arrange meetings with Bookpage at {organization}. Choose a password, and your account is ready.",
    button: "Accept the invitation",
    note: "The link is for you alone and works for a limited time. If you did not expect this mail, you can ignore it: nothing happens.",
  },
  join: {
    subject: "Confirm your address for {organization}",
    text: "Somebody, probably you, wants to join {organization} with this address. Confirm that it is yours, and your account is ready.",
    button: "Confirm and join",
    note: "The link works once, within a day. If it was not you, you can ignore this mail: no account is made.",
  },
  address: {
    subject: "Confirm your e-mail address",
    text: "Your account at {organization} has this address. Confirm that it is yours: from then on you see the meetings that others arrange with it.",
    button: "Confirm the address",
    note: "The link works once, within seven days. If you know nothing of this account, you can ignore this mail.",
  },
  addressChanged: {
    subject: "Your account has another address",
    text: "{organization} has given your account another e-mail address. Mails about it no longer come to this one.",
    note: "If that is not right, please ask an admin of {organization}.",
  },
  domain: {
    missingSubject: "The record of {domain} is gone",
    missingText:
      "The TXT record which shows that {domain} belongs to {organization} is not there any more. Your pages stay at this domain for seven more days.",
    missingNote:
      "Please add the record again; the console shows it. If name servers were just changed, it may come back by itself.",
    failedSubject: "{domain} shows your pages no longer",
    failedText:
      "The TXT record of {domain} has been gone for seven days. The pages of {organization} are not shown there any more, and links to them lead nowhere.",
    failedNote: "Please add the record again and have it checked in the console: then everything is back.",
    takenSubject: "{domain} belongs to another organisation now",
    takenText:
      "Another organisation has proven that {domain} is theirs, and the record of {organization} was not there any more. Your pages are not shown there.",
    takenNote:
      "If that is not right, whoever looks after the domain’s name servers can add your record again and remove the other one.",
    button: "Open the domains",
  },
  access: {
    button: "Look at your sign-in",
    note: "If that was not you, choose another password at once, sign out other browsers there, and tell {organization}.",
    authenticatorAddedSubject: "An authenticator app was added",
    authenticatorAddedText:
      "An authenticator app was set up for your account with {organization}. Its codes are asked for when you log in.",
    authenticatorRemovedSubject: "Your authenticator app was removed",
    authenticatorRemovedText:
      "The authenticator app of your account with {organization} was removed. Its codes open nothing any more.",
    passkeyAddedSubject: "A passkey was added",
    passkeyAddedText: "A passkey was added to your account with {organization}: {name}.",
    passkeyRemovedSubject: "A passkey was removed",
    passkeyRemovedText: "A passkey of your account with {organization} was removed: {name}.",
    codesRenewedSubject: "You have new recovery codes",
    codesRenewedText:
      "New recovery codes were made for your account with {organization}. Those from before open nothing any more.",
    codeUsedSubject: "A recovery code was used",
    codeUsedText: "Somebody used a recovery code of your account with {organization} as the second step.",
    codesLeft: "Codes left",
    passwordSubject: "Your password was changed",
    passwordText: "The password of your account with {organization} was changed.",
  },
  factorsReset: {
    subject: "Your second step was reset",
    text: "An admin of {organization} has reset the second step of your account: authenticator app, passkeys and recovery codes are forgotten, and you are signed out everywhere.",
    button: "Log in",
    note: "If you have not asked for that, please tell {organization} at once.",
  },
  known: {
    subject: "You already have an account",
    text: "Somebody, probably you, wanted to make an account with this e-mail address. You have one already, with {organization}.",
    button: "Log in",
    note: "If you have forgotten your password, the log-in page sends you a link to choose a new one. If it was not you, you can ignore this mail.",
  },
  reply: {
    maybe: "I have said “maybe” in my calendar.",
    counter: "I would rather meet at another time: {when}.",
    move: "Move the meeting here: {link}",
    accepted: "I have accepted in my calendar, but the answer can no longer be counted.",
    declined: "I have declined in my calendar, but the answer can no longer be counted.",
    delegated: "I have passed the invitation on to somebody else in my calendar.",
    other: "My calendar has answered for somebody else, which changes nothing here.",
  },
  webhook: {
    subject: "A webhook has been disabled",
    text: "The webhook for {action} of {organization} has been disabled, as its target does not take deliveries.",
    target: "Target",
    button: "Open the webhooks",
    note: "Once the target is back, enable the webhook again and replay what has failed.",
  },
} as const;

export default en;
