const calendarSignIn = {
  calendarSignIn: {
    title: "{provider} is niet gekoppeld",
    denied: "U hebt geen toegang gegeven. Er is niets opgeslagen.",
    incomplete:
      "Sommige machtigingen zijn niet gegeven. Als Bookpage uw agenda’s niet mag zien en er niet in mag schrijven, kan het geen rekening houden met uw bezette tijden en geen afspraken toevoegen. Laat alle vakjes aangevinkt.",
    expired:
      "Het aanmelden duurde te lang of is in een ander venster of een andere browser begonnen. Begin hier opnieuw.",
    unavailable:
      "{provider} antwoordde niet zoals verwacht. Probeer het over enkele minuten opnieuw; lukt het weer niet, zeg het dan tegen degene die deze installatie beheert.",
    again: "Opnieuw proberen",
    back: "Terug naar de agenda’s",
    some: "De agenda",
  },
};

export default calendarSignIn;
