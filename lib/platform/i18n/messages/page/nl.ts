const page = {
  previewAlt: "Een week met vrije tijden, waarvan er één is gekozen",
  loginDescription: "Log in om uw afspraken te zien en uw uren en uw boekingspagina te wijzigen.",
  helpDescription:
    "Antwoorden voor wie een afspraak boekt: verzetten of annuleren, de e-mail vinden en de tijdzone lezen.",
  help: "Hulp",
  helpTitle: "Hulp bij het boeken",
  helpChange: "Hoe verzet of annuleer ik een afspraak?",
  helpChangeText:
    "Open de link in de e-mail over uw afspraak. De pagina toont de actuele stand en alles wat u kunt doen.",
  helpMail: "Er is geen e-mail gekomen",
  helpMailText:
    "Kijk eerst in de map met ongewenste e-mail. Stond er een fout in het adres, boek dan opnieuw met het juiste en laat het de persoon weten met wie u afspreekt.",
  helpZone: "In welke tijdzone staan de tijden?",
  helpZoneText:
    "In de uwe, voor zover uw browser die doorgeeft. De tijdzone staat altijd naast de tijden en is daar te wijzigen. Sommige pagina’s bieden er maar één aan en zeggen dat.",
  helpNone: "Geen enkele tijd komt mij uit",
  helpNoneText: "Ga naar de volgende maand of kom later terug: als iemand annuleert, komen er tijden vrij.",
  helpSeen: "Wie ziet wat ik invul?",
  helpSeenText:
    "De persoon met wie u afspreekt; wie u uitnodigt, ziet uw naam. Uw e-mailadres wordt gebruikt voor berichten over deze afspraak.",
  closedTitle: "Op dit moment geen boekingen",
  closedText: "{name} neemt op dit moment geen boekingen aan. Wat al geboekt is, blijft zoals het is.",
  appUnknownTitle: "Deze link kan niet worden gevolgd",
  appUnknownText:
    "Er staat een toepassing in die niet bij deze pagina hoort of niet meer bestaat. U kunt toch met {name} afspreken: open de pagina zonder die toepassing.",
  appUnknownLink: "Pagina openen",
  linkUnknownTitle: "Deze link leidt niet naar een boeking",
  linkUnknownText:
    "Misschien is er onderweg een stuk verloren gegaan. Vraag {name} nog eens om de link of gebruik de boekingspagina.",
  linkUsedTitle: "Deze link is al gebruikt",
  linkUsedText:
    "Hij was bedoeld voor een beperkt aantal boekingen, en die zijn allemaal gedaan. Vraag {name} om een andere link of gebruik de boekingspagina.",
  linkEndedTitle: "Deze link is verlopen",
  linkEndedText:
    "De tijd waarin u ermee kon boeken is voorbij. Vraag {name} om een andere link of gebruik de boekingspagina.",
  linkRevokedTitle: "Deze link is ingetrokken",
  linkRevokedText: "{name} neemt er geen boekingen meer mee aan. De boekingspagina kunt u nog wel gebruiken.",
  linkPublic: "Boekingspagina openen",
  offerIntro: "Deze tijden zijn vrij ({duration}). Kies de tijd die u uitkomt:",
  bookedText: "Dank u. De volgende pagina opent vanzelf; zo niet, ga dan hier verder.",
};

export default page;
