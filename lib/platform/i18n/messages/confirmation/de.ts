const de = {
  heading: "Sehen Sie in Ihre Mails",
  text: "Wir haben einen sechsstelligen Code an {email} geschickt. Geben Sie ihn hier ein, damit wir wissen, dass die Adresse Ihnen gehört.",
  kept: "Ihr Termin ist bis {time} für Sie reserviert.",
  code: "Code",
  codeHint: "Es kann eine Minute dauern. Sehen Sie bitte auch im Ordner für unerwünschte Mails nach.",
  submit: "Weiter",
  renew: "Neuen Code schicken",
  change: "Angaben ändern",
  renewed: "Ein neuer Code ist unterwegs an {email}.",
  wrong: "Das ist nicht der Code. Verbleibende Versuche: {left, number}",
  spent: "Der Code war fünfmal falsch und gilt nicht mehr. Bitte lassen Sie sich einen neuen schicken.",
  expired: "Der Code galt 15 Minuten und gilt nicht mehr. Bitte lassen Sie sich einen neuen schicken.",
  many: "An diese Adresse wurden viele Codes geschickt. Bitte versuchen Sie es in einer Stunde erneut.",
  busy: "Das ging sehr schnell. Bitte warten Sie eine Minute und versuchen Sie es dann erneut.",
  goneTitle: "Dieses Formular ist nicht mehr da",
  goneText: "Es hat zu lange auf seinen Code gewartet. Bitte füllen Sie es noch einmal aus.",
};

export default de;
