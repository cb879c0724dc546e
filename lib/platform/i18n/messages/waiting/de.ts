const de = {
  day: "Ausgebucht, {date}",
  key: "Ausgebucht",
  full: "An diesem Tag sind alle Termine vergeben.",
  heading: "Hinterlassen Sie Ihre Adresse für diesen Tag",
  text: "Wird ein Termin frei, bieten wir ihn Ihnen per E-Mail an und halten ihn {duration} für Sie frei.",
  until: "Letzter Tag",
  untilHint:
    "Sie können auf mehrere Tage hintereinander warten. Für diesen Tag allein lassen Sie das Feld, wie es ist.",
  submit: "Auf die Warteliste",
  untilBad: "Wählen Sie einen Tag von {first} bis {last}",
  many: "Sie warten schon auf so viele Tage, wie möglich ist. Verlassen Sie bitte zuerst eine dieser Listen",
  gone: "Auf die Warteliste dieser Seite kann man sich nicht mehr setzen.",
  ended: "Dieser Termin ist nicht mehr für Sie reserviert, aber noch frei.",
  listedTitle: "Sie stehen auf der Warteliste",
  listedText:
    "{days}, mit {name}. Sobald ein Termin frei wird, schreiben wir Ihnen. Bis dahin ist nichts gebucht.",
  listedMail:
    "Sobald ein Termin frei wird, schreiben wir Ihnen. Mit der E-Mail, die gerade an Sie ging, können Sie die Liste verlassen.",
  offeredTitle: "Ein Termin ist für Sie reserviert",
  offeredText: "{time}, mit {name}. Er ist bis {until} reserviert und erst gebucht, wenn Sie ihn buchen.",
  book: "Diesen Termin buchen",
  leave: "Warteliste verlassen",
  leftTitle: "Sie stehen nicht auf der Warteliste",
  leftText: "Sie haben sie verlassen oder gebucht, oder der Tag ist vorbei. Es kommen keine Mails mehr dazu.",
  toPage: "Zur Buchungsseite",
};

export default de;
