import type { RemovalTexts } from "./removal-texts";

export default {
  removals: {
    title: "Supprimés récemment",
    emptyTitle: "Rien n’a été supprimé ces 7 derniers jours",
    emptyText: "Ce qui est supprimé peut être restauré ici pendant 7 jours, avec tout ce qui en fait partie.",
    restore: "Restaurer",
    restored: "{name} est de retour",
    restoredMany:
      "{count, plural, one {# élément est de retour} many {# éléments sont de retour} other {# éléments sont de retour}}",
    namesLost: "Les anciennes adresses de {name} mènent désormais ailleurs : {names}",
    what: "Quoi",
    name: "Nom",
    by: "Supprimé par",
    program: "Un programme",
    when: "Supprimé",
    until: "Restaurable jusqu’au",
    deleteNamed: "Supprimer {name} ?",
    deleteMany:
      "{count, plural, one {Supprimer # élément ?} many {Supprimer # éléments ?} other {Supprimer # éléments ?}}",
    revokeNamed: "Retirer l’accès : {name} ?",
    revokeMany:
      "{count, plural, one {Retirer l’accès à # élément ?} many {Retirer l’accès à # éléments ?} other {Retirer l’accès à # éléments ?}}",
    disconnectNamed: "Déconnecter {name} ?",
    disconnectCalendar:
      "Ses heures occupées ne sont plus lues et plus aucun rendez-vous n’y est inscrit. Pour le reconnecter, il faut se connecter à nouveau.",
    disconnectVideo:
      "Plus aucun lien n’est créé avec ce compte. Pour le reconnecter, il faut se connecter à nouveau.",
    webhookText:
      "Plus rien n’y est envoyé dès maintenant. Son secret et le journal des envois sont supprimés définitivement.",
    roomText:
      "Ses prochains rendez-vous passent dans une autre salle libre. Une salle ne peut pas être restaurée.",
    keyText: "Les programmes qui l’utilisent sont refusés dès maintenant. Cette action est irréversible.",
    tokenText: "Les programmes qui l’utilisent sont refusés dès maintenant. Cette action est irréversible.",
    grantText: "L’application est refusée dès maintenant. Seule la personne peut l’autoriser à nouveau.",
    invitationText: "Le lien cesse immédiatement de fonctionner. Vous pouvez envoyer une autre invitation.",
  },
} satisfies RemovalTexts;
