const pageOwner = {
  broken:
    "{count, plural, one {Votre agenda est illisible : {names}} many {{count} de vos agendas sont illisibles : {names}} other {{count} de vos agendas sont illisibles : {names}}}",
  brokenBlocks:
    "Comme vous l’avez choisi, cette page ne propose aucun horaire tant que cela dure. Vous seul voyez ce message.",
  brokenLastKnown:
    "Cette page continue de proposer des horaires d’après le dernier état connu de vos agendas : ce qui y est nouveau peut être réservé par-dessus. Vous seul voyez ce message.",
  brokenLink: "Reconnecter",
  brokenComplexLink: "Ouvrir les calendriers",
};

export default pageOwner;
