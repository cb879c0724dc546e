const pageOwner = {
  broken:
    "{count, plural, one {Uw agenda kan niet worden gelezen: {names}} other {{count} van uw agenda’s kunnen niet worden gelezen: {names}}}",
  brokenBlocks:
    "Zoals u hebt gekozen, biedt deze pagina geen tijden aan totdat dat weer lukt. Alleen u ziet dit.",
  brokenLastKnown:
    "Deze pagina blijft tijden aanbieden volgens wat het laatst van uw agenda’s bekend was: wat daar nieuw is, kan dubbel worden geboekt. Alleen u ziet dit.",
  brokenLink: "Opnieuw verbinden",
  brokenComplexLink: "Agenda’s openen",
};

export default pageOwner;
