export default {
  accounts: {
    login: {
      title: "Logga in",
      name: "E-post eller användarnamn",
      password: "Lösenord",
      submit: "Logga in",
      forgot: "Har du glömt lösenordet?",
    },
    forgot: {
      title: "Välj ett nytt lösenord",
      text: "Ange e-postadressen eller användarnamnet för ditt konto. Vi skickar en länk till ägaren.",
      name: "E-post eller användarnamn",
      submit: "Skicka länken",
      sentTitle: "Titta i din e-post",
      sentText:
        "Om kontot finns är en länk på väg till dess e-postadress. Det kan ta en minut; titta även i skräpposten.",
      back: "Tillbaka till inloggningen",
    },
    choose: {
      title: "Välj ett nytt lösenord",
      text: "Du loggas ut överallt annars.",
      account: "Konto",
      password: "Nytt lösenord",
      hint: "Minst {limit, number} tecken. Flera ord i rad blir ett bra lösenord.",
      submit: "Spara och logga in",
    },
    signup: {
      title: "Välkommen till {name}",
      text: "Välj ett lösenord, så är ditt konto klart.",
      submit: "Slutför registreringen",
    },
    link: {
      expiredTitle: "Länken har gått ut",
      expiredText: "För din säkerhet gäller sådana länkar bara en kort tid. Vi kan skicka en ny.",
      usedTitle: "Länken har redan använts",
      usedText:
        "Ett lösenord har redan valts med den. Logga in med det, eller få en ny länk skickad till dig.",
      unknownTitle: "Länken fungerar inte",
      unknownText: "Den kan vara ofullständig. Öppna den en gång till från ditt mejl, eller be om en ny.",
      renew: "Skicka en ny länk",
      ask: "Be om en ny länk",
      login: "Logga in",
      sentText: "En ny länk är på väg till din e-postadress.",
    },
    join: {
      title: "Gå med i {name}",
      text: "Skapa ett konto: andra kan då boka tid med dig, och du ser alla dina möten på ett ställe.",
      firstName: "Förnamn",
      lastName: "Efternamn",
      email: "E-post",
      zone: "Tidszon",
      submit: "Gå med",
      known: "Jag har redan ett konto",
      closedTitle: "Inbjudan är stängd",
      closedText:
        "Den har gått ut, dragits tillbaka eller så har så många gått med som den var till för. Be om en ny där du fick den.",
      takenTitle: "Inbjudan har redan använts",
      takenText: "Ett konto har redan skapats med den här personliga länken. Logga in för att fortsätta.",
      sentText:
        "Vi har skickat ett meddelande som säger hur du går vidare. Det kan ta en minut; titta även i skräpposten.",
      extidText:
        "Vi kan inte ta emot adressens extid: högst {limit, number} tecken, och bara sådana som kan visas. Be om länken igen där du fick den.",
    },
    confirm: {
      joinText: "Bekräfta att {email} är din adress, så är ditt konto klart.",
      joinSubmit: "Bekräfta och gå med",
      goneText:
        "Den fungerar en gång, inom ett dygn. Om du redan har gått med kan du logga in; fyll annars i formuläret i din inbjudan igen.",
      title: "Bekräfta din adress",
      text: "Du ser de möten som andra bokar med {email} när du har bekräftat att det är din adress.",
      ask: "Mejla mig en länk",
      submit: "Bekräfta",
      usedText: "Adressen har redan bekräftats med den, eller har ändrats sedan dess.",
      doneTitle: "Din adress är bekräftad",
      doneText: "Du ser nu de möten som andra bokar med den.",
    },
    organizations: {
      title: "Vart vill du gå?",
      text: "Du har ett konto i var och en av de här organisationerna.",
      back: "Logga in som någon annan",
    },
    refusal: {
      foreignText: "Det skickades från en annan webbplats. Öppna vår egen sida och försök igen.",
      badText: "Öppna sidan igen och fyll i formuläret där.",
      manyText:
        "Många försök har kommit från din anslutning. Vänta {seconds, plural, one {# sekund} other {# sekunder}} och försök sedan igen.",
      back: "Tillbaka till formuläret",
    },
    errors: {
      wrong: "Namnet och lösenordet hör inte ihop",
      slowed:
        "För många försök. Försök igen om {count, plural, one {# minut} other {# minuter}}, eller få en länk skickad till dig",
      nameMissing: "Ange din e-postadress eller ditt användarnamn",
      emailMissing: "Ange din e-postadress",
      emailBad: "Ange en e-postadress som ana@example.org",
      firstNameMissing: "Ange ditt förnamn",
      tooLong: "Här får det vara högst {limit, number} tecken",
      zoneUnknown: "Välj en tidszon",
      charactersBad: "Ta bort de tecken som inte kan visas",
      consentMissing: "Ditt samtycke behövs för att ha ett konto",
      passwordMissing: "Ange ett lösenord",
      passwordShort: "Lösenordet behöver minst {limit, number} tecken",
      passwordLong: "Lösenordet får ha högst {limit, number} tecken",
      passwordEasy: "Lösenordet är lätt att gissa. Välj ett annat",
    },
    consent:
      "Jag samtycker till att {name} sparar mitt namn, min e-postadress och mina möten för att kunna ordna dem.",
  },
  home: {
    title: "Möten utan mejl fram och tillbaka",
    text: "Bookpage ger alla en sida där andra kan boka en tid som verkligen är ledig. Källkoden är öppen, och allt finns i API:et.",
    login: "Logga in",
    console: "Öppna konsolen",
    demo: "Prova en bokningssida",
    docs: "Läs API-referensen",
    freeTitle: "Verkligen ledigt",
    freeText:
      "Kalendrar, arbetstider och marginaler kontrolleras när en sida öppnas, och en gång till när någon bokar.",
    readerTitle: "Läsbart överallt",
    readerText:
      "Åtta språk, alla tidszoner, små telefoner och skärmläsare. Skript är välkomna men behövs inte.",
    togetherTitle: "Flera personer",
    togetherText: "Föreslå tider, samla röster eller fördela ett teams bokningar rättvist.",
    apiTitle: "Gjort att bygga på",
    apiText: "Varje steg är ett HTTP-anrop, och webhooks berättar för dina system vad som har hänt.",
  },
};
