const push = {
  push: {
    title: "Meldingen op dit apparaat",
    off: "Hoor meteen van boekingen, antwoorden en berichten, ook als deze pagina gesloten is.",
    on: "Deze browser toont u meldingen. Welke, bepalen uw meldingsinstellingen.",
    denied:
      "Deze browser mag geen meldingen van hier tonen. Sta ze toe in de instellingen voor deze site en laad de pagina opnieuw.",
    install:
      "Op iPhone en iPad komen berichten alleen bij apps aan: kies in het deelmenu van de browser ‘Zet op beginscherm’, open Bookpage van daaruit en kom terug naar deze pagina.",
    unsupported: "Deze browser, of deze installatie, kan geen meldingen tonen.",
    start: "Meldingen hier tonen",
    stop: "Hier niet meer tonen",
    failed: "De pushdienst van de browser antwoordde niet. Probeer het later opnieuw.",
  },
};

export default push;
