const pageOwner = {
  broken:
    "{count, plural, one {Ihr Kalender ist nicht lesbar: {names}} other {{count} Ihrer Kalender sind nicht lesbar: {names}}}",
  brokenBlocks:
    "Wie von Ihnen gewählt, bietet diese Seite keine Zeiten an, bis das wieder geht. Nur Sie sehen dies.",
  brokenLastKnown:
    "Diese Seite bietet weiter Zeiten nach dem zuletzt bekannten Stand Ihrer Kalender an: Was dort neu ist, kann doppelt belegt werden. Nur Sie sehen dies.",
  brokenLink: "Neu verbinden",
  brokenComplexLink: "Kalender öffnen",
};

export default pageOwner;
