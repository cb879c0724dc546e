const page = {
  previewAlt: "En vecka med lediga tider, varav en är vald",
  loginDescription: "Logga in för att se dina möten och ändra dina tider och din bokningssida.",
  helpDescription:
    "Svar för den som bokar ett möte: flytta eller avboka det, hitta mejlet och läsa tidszonen.",
  help: "Hjälp",
  helpTitle: "Hjälp med bokningen",
  helpChange: "Hur flyttar eller avbokar jag ett möte?",
  helpChangeText: "Öppna länken i mejlet om ditt möte. Sidan visar hur det står till och allt du kan göra.",
  helpMail: "Det har inte kommit något mejl",
  helpMailText:
    "Titta först i mappen för skräppost. Om adressen var felskriven bokar du igen med rätt adress och säger till den du ska träffa.",
  helpZone: "Vilken klocka följer tiderna?",
  helpZoneText:
    "Din, så långt webbläsaren berättar. Tidszonen står alltid bredvid tiderna och kan ändras där. Vissa sidor erbjuder bara en tidszon och säger det.",
  helpNone: "Ingen tid passar mig",
  helpNoneText: "Gå vidare till nästa månad, eller kom tillbaka senare: tider blir lediga när någon avbokar.",
  helpSeen: "Vem ser det jag skriver?",
  helpSeenText:
    "Den du ska träffa; de du bjuder in ser ditt namn. Din e-postadress används för meddelanden om mötet.",
  closedTitle: "Inga bokningar just nu",
  closedText: "{name} tar inte emot bokningar just nu. Möten som redan är bokade står kvar.",
  appUnknownTitle: "Länken går inte att följa",
  appUnknownText:
    "Den nämner en app som inte hör till sidan eller inte längre finns. Du kan ändå träffa {name}: öppna sidan utan den.",
  appUnknownLink: "Öppna sidan",
  linkUnknownTitle: "Länken leder inte till någon bokning",
  linkUnknownText:
    "En del av den kan ha försvunnit på vägen. Be {name} om länken en gång till eller använd bokningssidan.",
  linkUsedTitle: "Länken är redan använd",
  linkUsedText:
    "Den gällde för ett begränsat antal bokningar, och alla är gjorda. Be {name} om en ny länk eller använd bokningssidan.",
  linkEndedTitle: "Länken har gått ut",
  linkEndedText:
    "Tiden då man kunde boka med den är över. Be {name} om en ny länk eller använd bokningssidan.",
  linkRevokedTitle: "Länken har dragits tillbaka",
  linkRevokedText: "{name} tar inte längre emot bokningar med den. Du kan fortfarande använda bokningssidan.",
  linkPublic: "Öppna bokningssidan",
  offerIntro: "De här tiderna är lediga ({duration}). Välj den som passar dig:",
  bookedText: "Tack. Nästa sida öppnas av sig själv; annars går du vidare här.",
};

export default page;
