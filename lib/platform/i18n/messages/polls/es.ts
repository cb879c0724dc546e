import type { Messages } from "../messages";

const es: Messages["polls"] = {
  deadline: "Se aceptan respuestas hasta {time}.",
  deadlineConfirms:
    "Se aceptan respuestas hasta {time}. Después se confirma automáticamente la hora que conviene a más personas.",
  over: "El plazo ha terminado. Ahora {name} elegirá una hora.",
  overOwner: "El plazo ha terminado. Elija una hora o amplíe el plazo en los ajustes de la encuesta.",
  hidden: "Solo {name} ve quién participa y qué ha respondido cada cual.",
  voted: "Verá las respuestas de los demás cuando haya guardado las suyas.",
  never: "Solo {name} ve las respuestas.",
  full: "No quedan plazas",
  joinText: "A {name} le gustaría saber qué le conviene.",
  joinHeading: "¿Quién responde?",
  joinName: "Su nombre",
  joinEmail: "Correo electrónico",
  joinEmailHint: "Recibirá un enlace con el que podrá cambiar sus respuestas.",
  closedTitle: "Esta encuesta está cerrada",
  closedText:
    "Ya no se aceptan respuestas. Si ha participado, puede pedir que se le envíe de nuevo su enlace.",
  shareHeading: "Enlace para todos",
  shareText: "Quien tenga este enlace puede participar.",
  copy: "Copiar",
  copied: "Copiado",
  keepText: "No ha indicado ninguna dirección de correo. Este enlace le lleva de vuelta a sus respuestas:",
  csv: "Resultados en tabla (CSV)",
  picture: "Resultados en imagen",
  results: "Resultados",
  settings: {
    heading: "Ajustes de la encuesta",
    open: "Puede participar quien tenga el enlace",
    ifNeedBe: "«Si hace falta» también es una respuesta",
    hide: "Los participantes no se ven entre sí",
    results: "Las respuestas se muestran",
    always: "siempre",
    voted: "a quien ha respondido",
    never: "solo a quien organiza",
    addOptions: "Los participantes pueden proponer horas y lugares",
    limit: "Plazas por hora",
    limitHint: "Cuántas personas pueden decir que sí a una misma hora. Vacío: sin límite.",
    day: "Respuestas hasta",
    time: "Hora",
    dayHint: "Vacío: hasta que se elija una hora.",
    atDeadline: "Al terminar el plazo",
    remind: "Recordarme que elija",
    confirm: "Confirmar lo que conviene a más personas",
    reminders: "Preguntar de nuevo un día antes a quien no ha respondido",
    unset: "sin límite",
  },
  duplicate: "Duplicar",
  duplicateText:
    "Se abre una encuesta nueva con el mismo título, las mismas horas y los mismos lugares. Todavía no hay nadie invitado.",
  several: "Confirmar varias horas",
  severalText:
    "La primera se confirma aquí. Cada una de las demás pasa a ser una cita propia con quienes pueden asistir.",
  severalSubmit: "Confirmar estas horas",
};

export default es;
