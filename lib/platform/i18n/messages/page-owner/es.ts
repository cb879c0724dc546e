const pageOwner = {
  broken:
    "{count, plural, one {No se puede leer su calendario: {names}} many {No se pueden leer {count} de sus calendarios: {names}} other {No se pueden leer {count} de sus calendarios: {names}}}",
  brokenBlocks:
    "Como usted eligió, esta página no ofrece horarios hasta que vuelva a funcionar. Solo usted ve esto.",
  brokenLastKnown:
    "Esta página sigue ofreciendo horarios según lo último que se supo de sus calendarios: se puede reservar encima de lo nuevo que haya en ellos. Solo usted ve esto.",
  brokenLink: "Volver a conectar",
  brokenComplexLink: "Abrir los calendarios",
};

export default pageOwner;
