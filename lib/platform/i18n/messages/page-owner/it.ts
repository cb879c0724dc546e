const pageOwner = {
  broken:
    "{count, plural, one {Il Suo calendario non è leggibile: {names}} many {{count} dei Suoi calendari non sono leggibili: {names}} other {{count} dei Suoi calendari non sono leggibili: {names}}}",
  brokenBlocks:
    "Come ha scelto, questa pagina non offre orari finché non torna a funzionare. Solo Lei vede questo messaggio.",
  brokenLastKnown:
    "Questa pagina continua a offrire orari secondo l’ultimo stato noto dei Suoi calendari: ciò che vi è di nuovo può essere prenotato da altri. Solo Lei vede questo messaggio.",
  brokenLink: "Ricollegare",
  brokenComplexLink: "Apri i calendari",
};

export default pageOwner;
