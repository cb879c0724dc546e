const page = {
  previewAlt: "En vecka med lediga tider, varav en är vald",
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
  appUnknownTitle: "Länken går inte att följa",
  appUnknownText:
    "Den nämner en app som inte hör till sidan eller inte längre finns. Du kan ändå träffa {name}: öppna sidan utan den.",
  appUnknownLink: "Öppna sidan",
  bookedText: "Tack. Nästa sida öppnas av sig själv; annars går du vidare här.",
};

export default page;
