import type { RoomTexts } from "./room-texts";

export default {
  rooms: {
    title: "Ruimtes",
    new: "Nieuwe ruimte",
    name: "Naam",
    capacity: "Plaatsen",
    capacityHint:
      "Voor hoeveel mensen. Een ruimte zonder getal wordt alleen genomen waar er geen gevraagd is.",
    place: "Waar ze is",
    placeHint:
      "Bijvoorbeeld ‘Berlijn, tweede verdieping’. Pagina’s kunnen om een plaats tussen de komma’s vragen.",
    zone: "Tijdzone",
    people: "{count, plural, one {# plaats} other {# plaatsen}}",
    emptyTitle: "Nog geen ruimtes",
    emptyText:
      "Boekingspagina’s kunnen bij elke afspraak een ruimte bezetten: de kleinste die past en vrij is.",
    profile: "Ruimte",
    needed: "Elke afspraak bezet een ruimte",
    hint: "De kleinste die past en vrij is. Is er geen vrij, dan wordt de tijd niet aangeboden.",
    which: "Welke ruimtes",
    any: "Een willekeurige ruimte",
    named: "Deze ruimtes",
    ofPlace: "Ruimtes op een plaats",
    wherePlace: "Plaats",
    size: "Hoe groot",
    sizeAny: "Maakt niet uit",
    sizeGuests: "Voor iedereen die komt",
    sizeNumber: "Voor een aantal mensen",
    number: "Mensen",
    noneYet: "Er zijn nog geen ruimtes.",
    change: "Andere ruimte",
    changeTitle: "Andere ruimte",
    changeText: "Ruimtes die op deze tijd vrij zijn. Iedereen hoort waar de afspraak nu is.",
    changed: "Ruimte: {name}",
    noRoom: "Geen ruimte",
    unfit: "niet zoals de pagina vraagt",
    nothingFree: "Op deze tijd is geen andere ruimte vrij.",
    room: "Ruimte",
    warnNone: "Geen ruimte: {title}, {date}",
    warnClosed: "De ruimte is gesloten: {title}, {date}",
  },
} satisfies RoomTexts;
