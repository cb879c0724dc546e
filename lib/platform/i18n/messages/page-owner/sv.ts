const pageOwner = {
  broken:
    "{count, plural, one {Din kalender kan inte läsas: {names}} other {{count} av dina kalendrar kan inte läsas: {names}}}",
  brokenBlocks: "Som du har valt erbjuder sidan inga tider förrän det fungerar igen. Bara du ser detta.",
  brokenLastKnown:
    "Sidan fortsätter att erbjuda tider efter vad som senast var känt om dina kalendrar: det som är nytt där kan dubbelbokas. Bara du ser detta.",
  brokenLink: "Anslut igen",
  brokenComplexLink: "Öppna kalendrarna",
};

export default pageOwner;
