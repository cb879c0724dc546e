import type { Texts } from "./texts";

export default {
  booked: { subject: "Nueva reserva", text: "{name} ha reservado una cita con usted." },
  requestedHost: {
    subject: "Nueva solicitud",
    text: "{name} desea reunirse con usted. Elija una de las horas; hasta entonces no hay nada reservado.",
  },
  requested: {
    subject: "Solicitud enviada",
    text: "Su solicitud se ha enviado a {host}. Falta elegir una hora; hasta entonces no hay nada reservado.",
  },
  invited: { subject: "Invitación", text: "{host} le invita. Indique qué horas le convienen." },
  invitedHost: {
    subject: "Reunión creada",
    text: "La reunión se ha creado y se ha pedido una respuesta a todas las personas invitadas.",
  },
  confirmed: { subject: "Confirmada", text: "Su reunión con {people} está confirmada." },
  changed: {
    subject: "Modificada",
    text: "Su reunión con {people} ha cambiado. Esto es lo que vale ahora.",
  },
  reopened: {
    subject: "Hace falta otra hora",
    text: "Su reunión con {people} ya no tendrá lugar a la hora acordada. Se está eligiendo otra.",
  },
  suggested: {
    subject: "Nuevas propuestas",
    text: "Hay nuevas propuestas para su reunión con {people}. Indique cuáles le convienen.",
  },
  suggestedHost: {
    subject: "Nuevas propuestas",
    text: "Sus nuevas propuestas para la reunión con {people} se han enviado.",
  },
  cancelled: { subject: "Cancelada", text: "Su reunión con {people} no tendrá lugar." },
  declined: { subject: "Rechazada", text: "{name} no puede asistir." },
  attending: { subject: "Asistencia", text: "{name} asistirá." },
  voted: { subject: "Nueva respuesta", text: "{name} ha respondido." },
  answers: {
    subject: "Su respuesta",
    text: "Gracias, su respuesta ha quedado anotada. Puede cambiarla hasta que se elija una hora.",
  },
  unanswered: {
    subject: "Recordatorio",
    text: "{host} todavía espera su respuesta. Indique qué horas le convienen.",
  },
  closed: {
    subject: "Encuesta terminada",
    text: "El plazo de su encuesta ha terminado y no se ha confirmado ninguna hora. Elija una, por favor.",
  },
  link: { subject: "Su enlace", text: "Aquí tiene su enlace personal a esta cita, tal como lo solicitó." },
  message: { subject: "Nuevo mensaje", text: "{name} ha escrito un mensaje." },
  reminder: { subject: "Recordatorio", text: "Se acerca su reunión con {people}." },
  linked: { subject: "Enlace", text: "Este es el enlace a su reunión con {people}." },
  unlinked: {
    subject: "Todavía sin enlace",
    text: "No se pudo crear ningún enlace para su reunión con {people}. Pregunte a {host} cómo se reúnen.",
  },
  unlinkedHost: {
    subject: "No se pudo crear el enlace",
    text: "No se pudo crear ningún enlace para su reunión con {people}; se les ha pedido que se dirijan a usted.",
  },
  linkFault: {
    no_account: "No tiene conectada ninguna cuenta que lo cree.",
    no_calendar: "El calendario en el que se anotan sus reuniones no crea ninguno.",
    access: "Su cuenta ya no se puede usar: vuelva a conectarla.",
    refused: "El servicio se ha negado a crearlo.",
    unanswered: "El servicio no respondió.",
  },
  video: {
    subject: "Ya no se puede usar una cuenta de vídeo",
    text: "Bookpage ya no puede crear enlaces con esta cuenta. Las reuniones que se reserven mientras tanto no tendrán enlace.",
    account: "Cuenta",
    button: "Volver a conectarla",
    note: "Recibirá este mensaje una sola vez, hasta que la cuenta vuelva a funcionar.",
  },
  removed: {
    subject: "Invitación retirada",
    text: "Se ha retirado su invitación a esta reunión con {people}.",
  },
  left: {
    subject: "Plaza anulada",
    text: "Ha renunciado a su plaza en esta reunión con {people}. Se celebrará sin usted.",
  },
  entryMoved: {
    subject: "Cambiada en su calendario",
    text: "En su calendario, la cita con {people} está a otra hora que aquí. Para los demás aún no ha cambiado nada; hasta que diga qué debe ocurrir, nadie puede reservar ninguna de las dos horas.",
    there: "En su calendario",
    inTheWay: "Lo impide",
    something: "otra cosa",
  },
  entryDeleted: {
    subject: "Borrada en su calendario",
    text: "La cita con {people} ya no está en su calendario, pero aquí sigue en pie. Todavía no se ha avisado a nadie: diga qué debe ocurrir.",
  },
  removedHost: {
    subject: "Reunión traspasada",
    text: "A partir de ahora, otra persona se encarga de esta reunión con {people}.",
  },
  team: { text: "Recibe este mensaje como admin del equipo {team}; la reunión es de {host}." },
  event: {
    with: "Con",
    open: "Abrir la reunión",
    answer: "Responder ahora",
    choose: "Elegir una hora",
    own: "Este enlace es solo suyo. No lo comparta.",
    meeting: "cita con {host}",
    wrote: "{name} escribe",
    quoted: "«{text}»",
    more: "{count, plural, one {y # más} many {y # más} other {y # más}}",
  },
  heading: "{what}: {title}",
  via: "{name} a través de {service}",
  footer: "Citas con Bookpage",
  someone: "Una persona invitada",
  meetings: {
    subject: "Sus reuniones con {organization}",
    text: "Este es el enlace a todas sus reuniones con {organization}. Ahí puede moverlas y cancelarlas.",
    button: "Ver mis reuniones",
    note: "El enlace vale durante 24 horas y es solo para usted. Si no lo ha pedido, puede ignorar este correo.",
    all: "Todas sus reuniones",
  },
  waiting: {
    joined: {
      subject: "Está en la lista de espera",
      text: "En cuanto quede libre una hora con {name} en estos días, se la ofrecemos por correo electrónico. Hasta entonces no hay nada reservado.",
      note: "Si no lo ha pedido, abandone la lista con el enlace de abajo.",
    },
    offered: {
      subject: "Ha quedado libre una hora",
      text: "Está esperando una hora con {name}. Esta queda guardada para usted hasta el {until}. No hay nada reservado hasta que la reserve.",
      button: "Reservar esta hora",
      note: "Si no le conviene, no tiene que hacer nada: entonces se ofrece a la siguiente persona.",
    },
    days: "Días",
    leave: "Abandonar la lista de espera",
  },
  code: {
    subject: "Su código",
    text: "Con este código confirma su dirección de correo a {organization}. Introdúzcalo en la página en la que estaba.",
    code: "Código",
    note: "Es válido durante 15 minutos. Si no lo ha pedido, puede ignorar este correo: no pasará nada.",
  },
  signup: {
    subject: "Complete su registro en {organization}",
    text: "Se ha creado una cuenta en {organization} para usted. Elija una contraseña para empezar.",
    button: "Elegir una contraseña",
    note: "El enlace funciona una sola vez, durante siete días. Si no esperaba este mensaje, puede ignorarlo.",
  },
  password: {
    subject: "Elija una nueva contraseña",
    text: "Se ha pedido una nueva contraseña para su cuenta en {organization}.",
    button: "Elegir una nueva contraseña",
    note: "El enlace funciona una sola vez. Si no lo ha pedido, puede ignorar este mensaje; su contraseña no cambia.",
  },
  calendars: {
    subject:
      "{count, plural, one {Un calendario lleva un día sin poder leerse} many {# de calendarios llevan un día sin poder leerse} other {# calendarios llevan un día sin poder leerse}}",
    text: "Desde hace un día, Bookpage no puede leer los calendarios siguientes, de personas de {organization}. Sus propietarios lo saben; mientras no se haga nada, se les puede reservar a horas en las que están ocupados.",
    whose: "De quién",
    more: "y {count, number} más",
    button: "Ver todos los calendarios",
    note: "Solo sus propietarios pueden volver a conectar sus calendarios: tienen el enlace en su correo. Recibe como máximo un correo así al día, y ninguno en cuanto los calendarios se puedan leer.",
  },
  calendar: {
    subject: "Ya no se puede leer un calendario",
    text: "El servidor de uno de sus calendarios ya no permite el acceso a Bookpage. Hasta que vuelva a conectarse, sus nuevas entradas no se conocen y pueden ofrecerse horas en las que usted está ocupado.",
    calendar: "Calendario",
    button: "Abrir los calendarios",
    note: "Lo habitual es que haya cambiado la contraseña. Conecte de nuevo el calendario para renovar el acceso. También puede elegir que no se ofrezcan horas mientras un calendario no se pueda leer.",
    subjectRefused: "Un calendario no acepta reuniones",
    textRefused:
      "El servidor de uno de sus calendarios no acepta las reuniones que Bookpage escribe en él, aunque se intenta una y otra vez. En Bookpage siguen estando, y quien reservó no nota nada.",
    noteRefused:
      "Compruebe si todavía puede escribir en este calendario o elija otro para sus reuniones. Se seguirá intentando durante unos días.",
    textUnreachable:
      "El servidor de uno de sus calendarios no responde desde hace más de una hora. Se le pregunta una y otra vez; hasta que responda, las nuevas entradas de este calendario no se conocen y pueden ofrecerse horas en las que usted está ocupado.",
    noteUnreachable:
      "Casi siempre se arregla solo y no hay nada que hacer. Si el calendario ha cambiado de dirección, conéctelo en la nueva.",
    textComplex:
      "Uno de sus calendarios contiene más de lo que se puede calcular, por ejemplo una cita que se repite cada segundo. Hasta que se corrija, sus nuevas entradas no se conocen y pueden ofrecerse horas en las que usted está ocupado.",
    noteComplex:
      "Quite lo que se repite tanto o tiene tantas fechas. El calendario se vuelve a mirar por sí solo, cada vez con menos frecuencia; «Leer ahora» lo hace al momento. También puede elegir que no se ofrezcan horas mientras un calendario no se pueda leer.",
  },
  calendarEmptied: {
    subject: "Faltan entradas en un calendario",
    text: "Varias de sus citas han desaparecido a la vez de uno de sus calendarios. Siguen en pie y no se ha avisado a nadie. Para cada una puede decir qué debe ocurrir, o hacer que vuelva al calendario.",
    calendar: "Calendario",
    button: "Ver lo pendiente",
    note: "Si el calendario se vació o se creó de nuevo por error, haga que las entradas vuelvan.",
  },
  invitation: {
    subject: "{inviter} le invita a {organization}",
    subjectByKey: "Invitación a {organization}",
    subjectAgain: "Recordatorio: su invitación a {organization}",
    text: "{inviter} le ha invitado a concertar citas con Bookpage en {organization}. Elija una contraseña y su cuenta estará lista.",
    textByKey:
      "Se le ha invitado a concertar citas con Bookpage en {organization}. Elija una contraseña y su cuenta estará lista.",
    button: "Aceptar la invitación",
    note: "El enlace es solo para usted y funciona durante un tiempo limitado. Si no esperaba este mensaje, puede ignorarlo: no ocurre nada.",
  },
  join: {
    subject: "Confirme su dirección para {organization}",
    text: "Alguien, probablemente usted, quiere unirse a {organization} con esta dirección. Confirme que es suya y su cuenta estará lista.",
    button: "Confirmar y unirse",
    note: "El enlace funciona una sola vez, durante un día. Si no ha sido usted, puede ignorar este mensaje: no se crea ninguna cuenta.",
  },
  address: {
    subject: "Confirme su dirección de correo",
    text: "Su cuenta en {organization} tiene esta dirección. Confirme que es suya: desde entonces verá las reuniones que otros acuerden con ella.",
    button: "Confirmar la dirección",
    note: "El enlace funciona una sola vez, durante siete días. Si no sabe nada de esta cuenta, puede ignorar este mensaje.",
  },
  addressChanged: {
    subject: "Su cuenta tiene otra dirección",
    text: "{organization} ha dado a su cuenta otra dirección de correo. Los mensajes sobre ella ya no llegan a esta.",
    note: "Si no es correcto, consulte a un administrador de {organization}.",
  },
  domain: {
    missingSubject: "Falta el registro de {domain}",
    missingText:
      "El registro TXT que demuestra que {domain} pertenece a {organization} ya no está. Sus páginas seguirán en este dominio siete días más.",
    missingNote:
      "Vuelva a añadir el registro; la consola lo muestra. Si acaba de cambiar de servidores de nombres, puede que vuelva por sí solo.",
    failedSubject: "{domain} ya no muestra sus páginas",
    failedText:
      "El registro TXT de {domain} falta desde hace siete días. Las páginas de {organization} ya no se muestran allí y los enlaces no llevan a ninguna parte.",
    failedNote: "Vuelva a añadir el registro y compruébelo en la consola: entonces todo volverá.",
    takenSubject: "{domain} pertenece ahora a otra organización",
    takenText:
      "Otra organización ha demostrado que {domain} es suyo, y el registro de {organization} ya no estaba. Sus páginas no se muestran allí.",
    takenNote:
      "Si no es correcto, quien administre los servidores de nombres del dominio puede volver a añadir su registro y quitar el otro.",
    button: "Abrir los dominios",
  },
  access: {
    button: "Ver su acceso",
    note: "Si no ha sido usted, elija enseguida otra contraseña, cierre allí la sesión en otros navegadores y avise a {organization}.",
    authenticatorAddedSubject: "Se ha añadido una aplicación de autenticación",
    authenticatorAddedText:
      "Se ha configurado una aplicación de autenticación para su cuenta en {organization}. Sus códigos se piden al iniciar sesión.",
    authenticatorRemovedSubject: "Se ha quitado su aplicación de autenticación",
    authenticatorRemovedText:
      "Se ha quitado la aplicación de autenticación de su cuenta en {organization}. Sus códigos ya no abren nada.",
    passkeyAddedSubject: "Se ha añadido una llave de acceso",
    passkeyAddedText: "Se ha añadido una llave de acceso a su cuenta en {organization}: {name}.",
    passkeyRemovedSubject: "Se ha quitado una llave de acceso",
    passkeyRemovedText: "Se ha quitado una llave de acceso de su cuenta en {organization}: {name}.",
    codesRenewedSubject: "Tiene nuevos códigos de recuperación",
    codesRenewedText:
      "Se han creado nuevos códigos de recuperación para su cuenta en {organization}. Los anteriores ya no abren nada.",
    codeUsedSubject: "Se ha usado un código de recuperación",
    codeUsedText:
      "Alguien ha usado un código de recuperación de su cuenta en {organization} como segundo paso.",
    codesLeft: "Códigos que quedan",
    passwordSubject: "Su contraseña ha cambiado",
    passwordText: "Se ha cambiado la contraseña de su cuenta en {organization}.",
  },
  factorsReset: {
    subject: "Se ha restablecido su segundo paso",
    text: "Un administrador de {organization} ha restablecido el segundo paso de su cuenta: la aplicación, las llaves de acceso y los códigos de recuperación se han olvidado y se ha cerrado su sesión en todas partes.",
    button: "Entrar",
    note: "Si no lo ha pedido, avise enseguida a {organization}.",
  },
  known: {
    subject: "Ya tiene una cuenta",
    text: "Alguien, probablemente usted, ha querido crear una cuenta con esta dirección de correo. Ya tiene una, en {organization}.",
    button: "Iniciar sesión",
    note: "Si ha olvidado su contraseña, la página de inicio de sesión le envía un enlace para elegir una nueva. Si no ha sido usted, puede ignorar este mensaje.",
  },
  reply: {
    maybe: "He respondido «quizás» en mi calendario.",
    counter: "Preferiría otro momento: {when}.",
    move: "Mover la reunión aquí: {link}",
    accepted: "He aceptado en mi calendario, pero la respuesta ya no cuenta.",
    declined: "He rechazado en mi calendario, pero la respuesta ya no cuenta.",
    delegated: "He pasado la invitación a otra persona en mi calendario.",
    other: "Mi calendario ha respondido por otra persona, lo que aquí no cambia nada.",
  },
  webhook: {
    subject: "Se ha desactivado un webhook",
    text: "El webhook para {action} de {organization} se ha desactivado porque su destino no acepta los envíos.",
    target: "Destino",
    button: "Abrir los webhooks",
    note: "Cuando el destino vuelva a responder, active el webhook y repita lo que ha fallado.",
  },
} satisfies Texts;
