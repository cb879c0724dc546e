export default {
  accounts: {
    login: {
      title: "Inloggen",
      name: "E-mailadres of gebruikersnaam",
      password: "Wachtwoord",
      submit: "Inloggen",
      forgot: "Wachtwoord vergeten?",
    },
    forgot: {
      title: "Een nieuw wachtwoord kiezen",
      text: "Geef het e-mailadres of de gebruikersnaam van uw account op. Wij sturen de eigenaar een link.",
      name: "E-mailadres of gebruikersnaam",
      submit: "Link versturen",
      sentTitle: "Kijk in uw e-mail",
      sentText:
        "Als het account bestaat, is er een link onderweg naar het e-mailadres ervan. Dat kan een minuut duren; kijk ook bij de ongewenste e-mail.",
      back: "Terug naar het inloggen",
    },
    choose: {
      title: "Een nieuw wachtwoord kiezen",
      text: "Overal elders wordt u uitgelogd.",
      account: "Account",
      password: "Nieuw wachtwoord",
      hint: "Minstens {limit, number} tekens. Meerdere woorden achter elkaar zijn een goede keuze.",
      submit: "Opslaan en inloggen",
    },
    signup: {
      title: "Welkom bij {name}",
      text: "Kies een wachtwoord, dan is uw account klaar.",
      submit: "Aanmelding afronden",
    },
    link: {
      expiredTitle: "Deze link is verlopen",
      expiredText: "Voor uw veiligheid werken zulke links maar korte tijd. Wij kunnen u een nieuwe sturen.",
      usedTitle: "Deze link is al gebruikt",
      usedText: "Er is al een wachtwoord mee gekozen. Log daarmee in, of laat u een nieuwe link sturen.",
      unknownTitle: "Deze link werkt niet",
      unknownText:
        "Misschien is hij onvolledig. Open hem nog eens vanuit uw e-mail, of vraag een nieuwe aan.",
      renew: "Stuur mij een nieuwe link",
      ask: "Een nieuwe link aanvragen",
      login: "Inloggen",
      sentText: "Er is een nieuwe link onderweg naar uw e-mailadres.",
    },
    join: {
      title: "Lid worden van {name}",
      text: "Maak een account: anderen kunnen dan tijd bij u boeken, en u ziet al uw afspraken op één plek.",
      firstName: "Voornaam",
      lastName: "Achternaam",
      email: "E-mailadres",
      zone: "Tijdzone",
      submit: "Lid worden",
      known: "Ik heb al een account",
      closedTitle: "Deze uitnodiging is gesloten",
      closedText:
        "Ze is verlopen of ingetrokken, of er zijn al zoveel mensen lid geworden als de bedoeling was. Vraag een nieuwe waar u deze kreeg.",
      takenTitle: "Deze uitnodiging is al aangenomen",
      takenText: "Er is al een account gemaakt met deze persoonlijke link. Log in om verder te gaan.",
      sentText:
        "Wij hebben u een bericht gestuurd waarin staat hoe het verdergaat. Dat kan een minuut duren; kijk ook bij de ongewenste e-mail.",
      extidText:
        "De extid in dit adres kunnen wij niet aannemen: hoogstens {limit, number} tekens, en alleen tekens die kunnen worden weergegeven. Vraag de link opnieuw waar u hem kreeg.",
    },
    confirm: {
      joinText: "Bevestig dat {email} uw adres is, dan is uw account klaar.",
      joinSubmit: "Bevestigen en lid worden",
      goneText:
        "Hij werkt één keer, één dag lang. Bent u al lid, log dan in; vul anders het formulier van uw uitnodiging opnieuw in.",
      title: "Uw adres bevestigen",
      text: "U ziet de afspraken die anderen met {email} maken zodra u hebt bevestigd dat het uw adres is.",
      ask: "Stuur mij een link",
      submit: "Bevestigen",
      usedText: "Het adres is er al mee bevestigd, of is sindsdien veranderd.",
      doneTitle: "Uw adres is bevestigd",
      doneText: "U ziet nu de afspraken die anderen ermee maken.",
    },
    organizations: {
      title: "Waar wilt u naartoe?",
      text: "U hebt in elk van deze organisaties een account.",
      back: "Als iemand anders inloggen",
    },
    refusal: {
      foreignText:
        "Het werd vanaf een andere website verstuurd. Open onze pagina zelf en probeer het opnieuw.",
      badText: "Open de pagina opnieuw en vul het formulier daar in.",
      manyText:
        "Er kwamen veel pogingen van uw verbinding. Wacht {seconds, plural, one {# seconde} other {# seconden}} en probeer het dan opnieuw.",
      back: "Terug naar het formulier",
    },
    errors: {
      wrong: "Deze naam en dit wachtwoord horen niet bij elkaar",
      slowed:
        "Te veel pogingen. Probeer het over {count, plural, one {# minuut} other {# minuten}} opnieuw, of laat u een link sturen",
      nameMissing: "Vul uw e-mailadres of gebruikersnaam in",
      emailMissing: "Vul uw e-mailadres in",
      emailBad: "Vul een e-mailadres in zoals ana@example.org",
      firstNameMissing: "Vul uw voornaam in",
      tooLong: "Hier zijn hoogstens {limit, number} tekens mogelijk",
      zoneUnknown: "Kies een tijdzone",
      charactersBad: "Verwijder de tekens die niet kunnen worden weergegeven",
      consentMissing: "Zonder uw toestemming is geen account mogelijk",
      passwordMissing: "Vul een wachtwoord in",
      passwordShort: "Het wachtwoord heeft minstens {limit, number} tekens nodig",
      passwordLong: "Het wachtwoord mag hoogstens {limit, number} tekens hebben",
      passwordEasy: "Dit wachtwoord is makkelijk te raden. Kies een ander",
    },
    consent:
      "Ik ga ermee akkoord dat {name} mijn naam, mijn e-mailadres en mijn afspraken bewaart om ze te regelen.",
  },
  home: {
    title: "Afspraken zonder heen en weer",
    text: "Bookpage geeft iedereen een pagina waarop anderen een tijd kunnen boeken die echt vrij is. De broncode is open, en alles zit ook in de API.",
    login: "Inloggen",
    console: "De console openen",
    demo: "Een boekingspagina proberen",
    docs: "De API-documentatie lezen",
    freeTitle: "Echt vrij",
    freeText:
      "Agenda’s, werktijden en marges worden nagekeken wanneer een pagina opengaat, en nog eens wanneer iemand boekt.",
    readerTitle: "Overal leesbaar",
    readerText:
      "Acht talen, alle tijdzones, kleine telefoons en schermlezers. Scripts zijn welkom, maar niet nodig.",
    togetherTitle: "Meerdere mensen",
    togetherText: "Stel tijden voor, verzamel stemmen of verdeel de boekingen van een team eerlijk.",
    apiTitle: "Om op te bouwen",
    apiText: "Elke stap is een HTTP-aanroep, en webhooks vertellen uw systemen wat er is gebeurd.",
  },
};
