import type { Texts } from "./texts";

export default {
  booked: { subject: "Ny bokning", text: "{name} har bokat en tid med dig." },
  requestedHost: {
    subject: "Ny förfrågan",
    text: "{name} vill träffa dig. Välj en av tiderna; inget är bokat förrän dess.",
  },
  requested: {
    subject: "Förfrågan skickad",
    text: "Din förfrågan har skickats till {host}. En tid ska ännu väljas; inget är bokat förrän dess.",
  },
  invited: { subject: "Inbjudan", text: "{host} bjuder in dig. Ange vilka tider som passar dig." },
  invitedHost: {
    subject: "Mötet är skapat",
    text: "Mötet är skapat, och alla inbjudna ombeds svara.",
  },
  confirmed: { subject: "Bekräftat", text: "Ditt möte med {people} är bekräftat." },
  changed: { subject: "Ändrat", text: "Ditt möte med {people} har ändrats. Detta gäller nu." },
  reopened: {
    subject: "Ny tid behövs",
    text: "Ditt möte med {people} äger inte rum på den avtalade tiden. En ny tid väljs.",
  },
  suggested: {
    subject: "Nya förslag",
    text: "Det finns nya förslag för ditt möte med {people}. Ange vilka som passar dig.",
  },
  suggestedHost: {
    subject: "Nya förslag",
    text: "Dina nya förslag för mötet med {people} har skickats.",
  },
  cancelled: { subject: "Inställt", text: "Ditt möte med {people} blir inte av." },
  declined: { subject: "Avböjt", text: "{name} kan inte delta." },
  attending: { subject: "Deltar", text: "{name} deltar." },
  voted: { subject: "Nytt svar", text: "{name} har svarat." },
  answers: {
    subject: "Ditt svar",
    text: "Tack, ditt svar är noterat. Du kan ändra det tills en tid har valts.",
  },
  unanswered: {
    subject: "Påminnelse",
    text: "{host} väntar fortfarande på ditt svar. Ange vilka tider som passar dig.",
  },
  closed: {
    subject: "Omröstningen är slut",
    text: "Svarstiden för din omröstning är slut och ingen tid har bekräftats. Välj en tid.",
  },
  link: { subject: "Din länk", text: "Här är din personliga länk till mötet, som du bad om." },
  message: { subject: "Nytt meddelande", text: "{name} har skrivit ett meddelande." },
  reminder: { subject: "Påminnelse", text: "Ditt möte med {people} närmar sig." },
  linked: { subject: "Länk", text: "Här är länken till ditt möte med {people}." },
  unlinked: {
    subject: "Ingen länk ännu",
    text: "Det gick inte att skapa en länk till ditt möte med {people}. Fråga {host} hur ni möts.",
  },
  unlinkedHost: {
    subject: "Ingen länk skapades",
    text: "Det gick inte att skapa en länk till ditt möte med {people}; de har ombetts att vända sig till dig.",
  },
  linkFault: {
    no_account: "Du har inget konto anslutet som skapar en.",
    no_calendar: "Kalendern som dina möten skrivs in i skapar ingen.",
    access: "Ditt konto kan inte användas längre: anslut det igen.",
    refused: "Tjänsten vägrade att skapa en.",
    unanswered: "Tjänsten svarade inte.",
  },
  video: {
    subject: "Ett videokonto kan inte användas längre",
    text: "Bookpage kan inte längre skapa länkar med det här kontot. Möten som bokas under tiden får ingen länk.",
    account: "Konto",
    button: "Anslut det igen",
    note: "Du får det här meddelandet en gång, tills kontot fungerar igen.",
  },
  removed: {
    subject: "Inte längre inbjuden",
    text: "Du är inte längre inbjuden till det här mötet med {people}.",
  },
  left: {
    subject: "Platsen är avbokad",
    text: "Du har lämnat din plats vid mötet med {people}. Det blir av utan dig.",
  },
  entryMoved: {
    subject: "Flyttat i din kalender",
    text: "I din kalender ligger mötet med {people} på en annan tid än här. Inget har ändrats för de andra ännu; tills du säger vad som ska hända kan ingen boka någon av tiderna.",
    there: "I din kalender",
    inTheWay: "I vägen",
    something: "något annat",
  },
  entryDeleted: {
    subject: "Borttaget ur din kalender",
    text: "Mötet med {people} är borta ur din kalender men äger fortfarande rum här. Ingen har fått veta något än: säg vad som ska hända.",
  },
  removedHost: {
    subject: "Överlämnat",
    text: "Någon annan håller det här mötet med {people} från och med nu.",
  },
  team: { text: "Du får detta som administratör för teamet {team}; mötet hålls av {host}." },
  event: {
    with: "Med",
    open: "Öppna mötet",
    answer: "Svara nu",
    choose: "Välj en tid",
    own: "Den här länken är bara din. Skicka den inte vidare.",
    meeting: "Möte med {host}",
    wrote: "{name} skriver",
    quoted: "”{text}”",
    more: "{count, plural, one {och # till} other {och # till}}",
  },
  heading: "{what}: {title}",
  via: "{name} via {service}",
  footer: "Tidsbokning med Bookpage",
  someone: "En gäst",
  meetings: {
    subject: "Dina möten med {organization}",
    text: "Här är länken till alla dina möten med {organization}. Där kan du flytta och ställa in dem.",
    button: "Visa mina möten",
    note: "Länken gäller i 24 timmar och är bara din. Om du inte har bett om den kan du bortse från det här mejlet.",
    all: "Alla dina möten",
  },
  waiting: {
    joined: {
      subject: "Du står på väntelistan",
      text: "Så snart en tid med {name} blir ledig de här dagarna erbjuder vi dig den via e-post. Till dess är inget bokat.",
      note: "Om du inte har bett om detta lämnar du listan med länken nedan.",
    },
    offered: {
      subject: "En tid har blivit ledig",
      text: "Du väntar på en tid med {name}. Den här hålls åt dig till {until}. Inget är bokat förrän du bokar.",
      button: "Boka den här tiden",
      note: "Om den inte passar behöver du inte göra något: då erbjuds den till nästa person.",
    },
    days: "Dagar",
    leave: "Lämna väntelistan",
  },
  code: {
    subject: "Din kod",
    text: "Med den här koden bekräftar du din e-postadress för {organization}. Skriv in den på sidan där du var.",
    code: "Kod",
    note: "Den gäller i 15 minuter. Om du inte har bett om den kan du bortse från det här mejlet: inget händer.",
  },
  signup: {
    subject: "Slutför din registrering hos {organization}",
    text: "Ett konto hos {organization} har skapats åt dig. Välj ett lösenord för att börja.",
    button: "Välj ett lösenord",
    note: "Länken fungerar en gång, inom sju dagar. Om du inte väntade dig det här mejlet kan du bortse från det.",
  },
  password: {
    subject: "Välj ett nytt lösenord",
    text: "Ett nytt lösenord har begärts för ditt konto hos {organization}.",
    button: "Välj ett nytt lösenord",
    note: "Länken fungerar en gång. Om du inte har begärt den kan du bortse från mejlet; ditt lösenord förblir som det är.",
  },
  calendars: {
    subject:
      "{count, plural, one {En kalender har inte kunnat läsas på ett dygn} other {# kalendrar har inte kunnat läsas på ett dygn}}",
    text: "Bookpage har inte kunnat läsa kalendrarna nedan, hos personer på {organization}, på ett dygn. Ägarna vet om det; så länge inget händer kan de bokas på tider då de är upptagna.",
    whose: "Vems",
    more: "och {count, number} till",
    button: "Visa alla kalendrar",
    note: "Bara ägarna kan ansluta sina kalendrar igen: länken finns i deras mejl. Du får högst ett sådant mejl om dagen, och inget mer när kalendrarna går att läsa.",
  },
  calendar: {
    subject: "En kalender kan inte längre läsas",
    text: "Servern för en av dina kalendrar släpper inte längre in Bookpage. Tills den ansluts igen är nya poster i den okända, och tider då du är upptagen kan erbjudas.",
    calendar: "Kalender",
    button: "Öppna kalendrarna",
    note: "Oftast beror det på ett ändrat lösenord. Anslut kalendern igen för att förnya åtkomsten. Du kan också välja att inga tider erbjuds så länge en kalender inte kan läsas.",
    subjectRefused: "En kalender tar inte emot möten",
    textRefused:
      "Servern för en av dina kalendrar tar inte emot de möten som Bookpage skriver in, trots upprepade försök. I Bookpage finns de ändå, och den som har bokat märker ingenting.",
    noteRefused:
      "Kontrollera om du fortfarande får skriva i kalendern, eller välj en annan för dina möten. Försöken fortsätter några dagar.",
    textUnreachable:
      "Servern för en av dina kalendrar har inte svarat på över en timme. Den tillfrågas om och om igen; tills den svarar är nya poster i kalendern okända, och tider då du är upptagen kan erbjudas.",
    noteUnreachable:
      "Oftast löser det sig av sig självt, och du behöver inte göra något. Har kalendern flyttat till en annan adress, anslut den där.",
    textComplex:
      "En av dina kalendrar innehåller mer än vad som går att räkna ut, till exempel en händelse som upprepas varje sekund. Tills det är åtgärdat är nya poster i den okända, och tider då du är upptagen kan erbjudas.",
    noteComplex:
      "Ta bort det som upprepas så ofta eller har så många datum. Kalendern läses igen av sig själv, allt mer sällan; ”Läs nu” gör det genast. Du kan också välja att inga tider erbjuds så länge en kalender inte kan läsas.",
  },
  calendarEmptied: {
    subject: "Poster saknas i en kalender",
    text: "Flera av dina möten har på en gång försvunnit ur en av dina kalendrar. De äger fortfarande rum, och ingen har fått veta något. För vart och ett kan du säga vad som ska hända eller låta lägga tillbaka det.",
    calendar: "Kalender",
    button: "Visa det som är öppet",
    note: "Om kalendern tömdes eller gjordes om av misstag, låt lägga tillbaka posterna.",
  },
  invitation: {
    subject: "{inviter} bjuder in dig till {organization}",
    subjectByKey: "Inbjudan till {organization}",
    subjectAgain: "Påminnelse: din inbjudan till {organization}",
    text: "{inviter} har bjudit in dig att boka möten med Bookpage hos {organization}. Välj ett lösenord, så är ditt konto klart.",
    textByKey:
      "Du är inbjuden att boka möten med Bookpage hos {organization}. Välj ett lösenord, så är ditt konto klart.",
    button: "Tacka ja till inbjudan",
    note: "Länken är bara för dig och gäller en begränsad tid. Om du inte väntade dig det här mejlet kan du bortse från det: inget händer.",
  },
  join: {
    subject: "Bekräfta din adress för {organization}",
    text: "Någon, förmodligen du, vill gå med i {organization} med den här adressen. Bekräfta att den är din, så är ditt konto klart.",
    button: "Bekräfta och gå med",
    note: "Länken fungerar en gång, inom ett dygn. Om det inte var du kan du bortse från det här mejlet: inget konto skapas.",
  },
  address: {
    subject: "Bekräfta din e-postadress",
    text: "Ditt konto hos {organization} har den här adressen. Bekräfta att den är din: från och med då ser du de möten som andra bokar med den.",
    button: "Bekräfta adressen",
    note: "Länken fungerar en gång, inom sju dagar. Om du inte känner till kontot kan du bortse från det här mejlet.",
  },
  addressChanged: {
    subject: "Ditt konto har en annan adress",
    text: "{organization} har gett ditt konto en annan e-postadress. Mejl om det kommer inte längre hit.",
    note: "Om det inte stämmer kan du fråga en administratör hos {organization}.",
  },
  domain: {
    missingSubject: "Posten för {domain} är borta",
    missingText:
      "TXT-posten som visar att {domain} tillhör {organization} finns inte längre. Era sidor ligger kvar på domänen i sju dagar till.",
    missingNote:
      "Lägg till posten igen; konsolen visar den. Om namnservrarna just har bytts kommer den kanske tillbaka av sig själv.",
    failedSubject: "{domain} visar inte längre era sidor",
    failedText:
      "TXT-posten för {domain} har varit borta i sju dagar. Sidorna för {organization} visas inte längre där, och länkar dit leder ingenstans.",
    failedNote: "Lägg till posten igen och låt kontrollera den i konsolen: då är allt tillbaka.",
    takenSubject: "{domain} tillhör nu en annan organisation",
    takenText:
      "En annan organisation har visat att {domain} är deras, och posten för {organization} fanns inte kvar. Era sidor visas inte där.",
    takenNote:
      "Om det inte stämmer kan den som sköter domänens namnservrar lägga till er post igen och ta bort den andra.",
    button: "Öppna domänerna",
  },
  access: {
    button: "Se din inloggning",
    note: "Om det inte var du, välj genast ett annat lösenord, logga ut andra webbläsare där och säg till {organization}.",
    authenticatorAddedSubject: "En autentiseringsapp har lagts till",
    authenticatorAddedText:
      "En autentiseringsapp har ställts in för ditt konto hos {organization}. Dess koder efterfrågas när du loggar in.",
    authenticatorRemovedSubject: "Din autentiseringsapp har tagits bort",
    authenticatorRemovedText:
      "Autentiseringsappen för ditt konto hos {organization} har tagits bort. Dess koder öppnar ingenting längre.",
    passkeyAddedSubject: "En passkey har lagts till",
    passkeyAddedText: "En passkey har lagts till i ditt konto hos {organization}: {name}.",
    passkeyRemovedSubject: "En passkey har tagits bort",
    passkeyRemovedText: "En passkey i ditt konto hos {organization} har tagits bort: {name}.",
    codesRenewedSubject: "Du har nya återställningskoder",
    codesRenewedText:
      "Nya återställningskoder har skapats för ditt konto hos {organization}. De tidigare öppnar ingenting längre.",
    codeUsedSubject: "En återställningskod har använts",
    codeUsedText: "Någon har använt en återställningskod för ditt konto hos {organization} som andra steg.",
    codesLeft: "Koder kvar",
    passwordSubject: "Ditt lösenord har ändrats",
    passwordText: "Lösenordet till ditt konto hos {organization} har ändrats.",
  },
  factorsReset: {
    subject: "Ditt andra steg har återställts",
    text: "En administratör för {organization} har återställt det andra steget för ditt konto: app, nycklar och återställningskoder är glömda och du är utloggad överallt.",
    button: "Logga in",
    note: "Om du inte har bett om det, säg genast till {organization}.",
  },
  known: {
    subject: "Du har redan ett konto",
    text: "Någon, förmodligen du, ville skapa ett konto med den här e-postadressen. Du har redan ett, hos {organization}.",
    button: "Logga in",
    note: "Om du har glömt lösenordet skickar inloggningssidan en länk så att du kan välja ett nytt. Om det inte var du kan du bortse från det här mejlet.",
  },
  reply: {
    maybe: "Jag har svarat ”kanske” i min kalender.",
    counter: "Jag skulle hellre ses en annan tid: {when}.",
    move: "Flytta mötet här: {link}",
    accepted: "Jag har tackat ja i min kalender, men svaret kan inte räknas längre.",
    declined: "Jag har tackat nej i min kalender, men svaret kan inte räknas längre.",
    delegated: "Jag har lämnat inbjudan vidare till någon annan i min kalender.",
    other: "Min kalender har svarat för någon annan, vilket inte ändrar något här.",
  },
  webhook: {
    subject: "En webhook har stängts av",
    text: "Webhooken för {action} hos {organization} har stängts av, eftersom målet inte tar emot leveranser.",
    target: "Mål",
    button: "Öppna webhookar",
    note: "När målet svarar igen kan du slå på webhooken och skicka om det som misslyckades.",
  },
} satisfies Texts;
