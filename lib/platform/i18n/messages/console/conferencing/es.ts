import type { Messages } from "../../messages";

const es: Messages["console"]["conferencing"] = {
  kind: "Tipo",
  whoCalls: "Quién llama",
  host: "Usted llama",
  booker: "Le llaman a usted",
  number: "Su número",
  url: "Dirección del enlace",
  title: "Videoreuniones",
  text: "Los enlaces de Google Meet y Microsoft Teams vienen con su calendario. Los de Zoom se crean con su cuenta.",
  connect: "Conectar Zoom",
  again: "Volver a conectar",
  broken: "Esta cuenta ya no se puede usar.",
  disconnect: "Desconectar",
  join: "Unirse",
  kinds: {
    place: "Un lugar, con sus palabras",
    phone: "Teléfono",
    google_meet: "Google Meet",
    teams: "Microsoft Teams",
    zoom: "Zoom",
    jitsi: "Jitsi Meet",
    link: "Un enlace propio",
  },
  missing: {
    setting: "Esta instalación no está preparada para ello.",
    account: "Conecte su cuenta en Calendarios; hasta entonces las reservas no tienen enlace.",
    calendar:
      "Viene con el calendario en el que se anotan las reuniones, que es otro; hasta entonces las reservas no tienen enlace.",
    access:
      "Hay que volver a conectar la cuenta o el calendario; hasta entonces las reservas no tienen enlace.",
  },
  link: {
    follows: "El enlace llegará después",
    failed: "No se pudo crear ningún enlace",
    again: "Intentar de nuevo",
    asked: "Se vuelve a preguntar al servicio. Se avisará a los invitados cuando haya un enlace.",
    why: {
      no_account: "No hay ninguna cuenta conectada que lo cree: conéctela en «Calendarios».",
      no_calendar:
        "El calendario en el que se anota esta reunión no crea ninguno: elija otro en «Calendarios».",
      access: "La cuenta ya no se puede usar: vuelva a conectarla en «Calendarios».",
      refused: "El servicio se ha negado a crearlo.",
      unanswered: "El servicio no respondió.",
    },
  },
  attention: {
    ownAccount: "Hay que volver a conectar su cuenta de vídeo {account}",
    account: "Hay que volver a conectar la cuenta de vídeo {account} de {name}",
    ownMeeting: "«{title}» no tiene enlace",
    meeting: "«{title}» de {name} no tiene enlace",
    ownPromise: "{page} promete {kind}, pero no se puede crear ningún enlace",
    promise: "{page} de {name} promete {kind}, pero no se puede crear ningún enlace",
  },
  invite: "Así la reunión está también en sus calendarios. Google y Microsoft les envían la invitación.",
};

export default es;
