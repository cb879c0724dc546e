import type { RemovalTexts } from "./removal-texts";

export default {
  removals: {
    title: "Eliminati di recente",
    emptyTitle: "Negli ultimi 7 giorni non è stato eliminato nulla",
    emptyText:
      "Ciò che viene eliminato può essere ripristinato da qui per 7 giorni, con tutto ciò che ne fa parte.",
    restore: "Ripristina",
    restored: "{name} è di nuovo presente",
    restoredMany:
      "{count, plural, one {# voce è di nuovo presente} many {# voci sono di nuovo presenti} other {# voci sono di nuovo presenti}}",
    namesLost: "I vecchi indirizzi di {name} portano ormai altrove: {names}",
    what: "Cosa",
    name: "Nome",
    by: "Eliminato da",
    program: "Un programma",
    when: "Eliminato",
    until: "Ripristinabile fino al",
    deleteNamed: "Eliminare {name}?",
    deleteMany: "{count, plural, one {Eliminare # voce?} many {Eliminare # voci?} other {Eliminare # voci?}}",
    revokeNamed: "Revocare l’accesso: {name}?",
    revokeMany:
      "{count, plural, one {Revocare l’accesso a # voce?} many {Revocare l’accesso a # voci?} other {Revocare l’accesso a # voci?}}",
    disconnectNamed: "Scollegare {name}?",
    disconnectCalendar:
      "Gli orari occupati non vengono più letti e non vi si scrivono più riunioni. Per ricollegarlo occorre accedere di nuovo.",
    disconnectVideo:
      "Con questo account non vengono più creati link. Per ricollegarlo occorre accedere di nuovo.",
    webhookText:
      "Da questo momento non viene più inviato nulla. Il segreto e il registro delle consegne vengono eliminati definitivamente.",
    roomText: "Le prossime riunioni passano in un’altra sala libera. Una sala non può essere ripristinata.",
    keyText:
      "I programmi che la usano vengono respinti da questo momento. L’operazione non può essere annullata.",
    tokenText:
      "I programmi che lo usano vengono respinti da questo momento. L’operazione non può essere annullata.",
    grantText: "L’app viene respinta da questo momento. Solo la persona può consentirla di nuovo.",
    invitationText: "Il link smette subito di funzionare. Può inviare un altro invito.",
  },
} satisfies RemovalTexts;
