import type { RoomTexts } from "./room-texts";

export default {
  rooms: {
    title: "Salles",
    new: "Nouvelle salle",
    name: "Nom",
    capacity: "Places",
    capacityHint:
      "Pour combien de personnes. Une salle sans nombre n’est prise que là où aucun n’est demandé.",
    place: "Où elle se trouve",
    placeHint:
      "Par exemple « Berlin, deuxième étage ». Les pages peuvent demander un lieu entre les virgules.",
    zone: "Fuseau horaire",
    people: "{count, plural, one {# place} many {# places} other {# places}}",
    emptyTitle: "Pas encore de salles",
    emptyText:
      "Les pages de réservation peuvent prendre une salle avec chaque rendez-vous : la plus petite qui convient et qui est libre.",
    profile: "Salle",
    needed: "Chaque rendez-vous prend une salle",
    hint: "La plus petite qui convient et qui est libre. S’il n’y en a pas, l’heure n’est pas proposée.",
    which: "Quelles salles",
    any: "N’importe quelle salle",
    named: "Ces salles",
    ofPlace: "Les salles d’un lieu",
    wherePlace: "Lieu",
    size: "Quelle taille",
    sizeAny: "Peu importe",
    sizeGuests: "Pour tous ceux qui viennent",
    sizeNumber: "Pour un nombre de personnes",
    number: "Personnes",
    noneYet: "Il n’y a pas encore de salles.",
    change: "Changer de salle",
    changeTitle: "Changer de salle",
    changeText: "Les salles libres à cette heure. Tout le monde apprend où le rendez-vous a lieu maintenant.",
    changed: "Salle : {name}",
    noRoom: "Aucune salle",
    unfit: "pas comme la page le demande",
    nothingFree: "Aucune autre salle n’est libre à cette heure.",
    room: "Salle",
    warnNone: "Pas de salle : {title}, {date}",
    warnClosed: "La salle est fermée : {title}, {date}",
  },
} satisfies RoomTexts;
