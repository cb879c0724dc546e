import type { RoleTexts } from "./role-texts";

const roles: RoleTexts = {
  roles: {
    owner: "Inhaber",
    admin: "Admin",
    manager: "Teamleitung",
    member: "Mitglied",
    viewer: "Beobachter",
    ownerHint: "Darf alles. Nur Inhaber machen andere dazu oder nehmen es ihnen; der letzte bleibt es.",
    adminHint: "Darf alles, außer Inhaber ernennen.",
    managerHint: "Kümmert sich um Personen, Seiten und Termine der Teams, deren Admin sie ist.",
    memberHint: "Sieht und ändert, was ihr eigenes ist.",
    viewerHint: "Sieht Seiten, Personen, Termine und Zahlen und ändert nichts.",
    closedTitle: "Das ist Ihnen nicht zugänglich",
    closedText:
      "Ihre Rolle ist hier „{role}“. Fragen Sie eine Admin-Person der Organisation, wenn Sie mehr brauchen.",
    closedBack: "Zur Übersicht",
  },
  invitations: {
    title: "Einladungen",
    new: "Personen einladen",
    newText: "Alle erhalten eine E-Mail mit einem Link, der nur für ihre Adresse gilt.",
    addresses: "Adressen",
    addressesHint: "Eine oder viele: tippen oder einfügen, mit Kommas oder in Zeilen.",
    count: "{count, plural, =0 {Noch niemand} one {1 Person} other {# Personen}}",
    nobody: "Nennen Sie, wer eingeladen werden soll.",
    unread: "„{text}“ ist keine E-Mail-Adresse.",
    team: "Team",
    noTeam: "Keins",
    language: "Sprache der E-Mail",
    send: "Einladungen senden",
    sending: "Wird gesendet …",
    sentTitle:
      "{sent, plural, =0 {Niemand wurde eingeladen} one {1 Person wurde eingeladen} other {# Personen wurden eingeladen}}",
    known:
      "{known, plural, one {1 Person war} other {# Personen waren}} schon eingeladen oder sind schon da.",
    unsent: "{unsent, plural, one {1 wurde nicht gesendet:} other {# wurden nicht gesendet:}}",
    sentMany: "Eingeladen: {sent}. Schon eingeladen: {known}. Nicht eingeladen: {unsent}.",
    who: "Wer",
    state: "Stand",
    open: "Noch nicht beigetreten",
    openLink: "Offen",
    joined: "Beigetreten",
    expired: "Abgelaufen",
    revoked: "Zurückgenommen",
    byLink: "Ein Link für alle",
    mailed: "Letzte E-Mail",
    mails: "E-Mails",
    ends: "Endet",
    by: "Eingeladen von",
    byKey: "Ein API-Schlüssel",
    joinedOn: "Beigetreten",
    remind: "Erinnern",
    remindFrom: "Die nächste Erinnerung ist ab {date} möglich.",
    remindedMany: "Erinnert: {done}. Noch nicht fällig: {left}.",
    revoke: "Zurücknehmen",
    revokedMany:
      "{done, plural, one {1 Einladung wurde zurückgenommen} other {# Einladungen wurden zurückgenommen}}",
    showLink: "Link zeigen",
    link: "Link für diese Person",
    inviteThese: "Einladen",
    notJoined:
      "{count, plural, one {1 Person hat sich noch nie angemeldet} other {# Personen haben sich noch nie angemeldet}}",
    notJoinedMany: "{count} Personen und mehr haben sich noch nie angemeldet",
    notJoinedText:
      "Sie wurden angelegt oder importiert. Jede erhält eine E-Mail mit einem Link, um ein Passwort zu wählen; wer schon eingeladen ist, bekommt keine zweite.",
    inviteAll: "{count, plural, one {Diese Person einladen} other {Diese # Personen einladen}}",
    emptyTitle: "Noch niemand eingeladen",
    emptyText:
      "Laden Sie ein, mit wem Sie arbeiten, eine oder dreihundert Personen auf einmal. Hier sehen Sie, wer noch nicht geantwortet hat.",
  },
};

export default roles;
