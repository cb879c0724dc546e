const page = {
  previewAlt: "Una semana con horas libres, una de ellas elegida",
  loginDescription: "Inicia sesión para ver tus citas y cambiar tus horarios y tu página de reservas.",
  helpDescription:
    "Respuestas para quien reserva una cita: cambiarla o cancelarla, encontrar el correo y entender la zona horaria.",
  help: "Ayuda",
  helpTitle: "Ayuda para reservar",
  helpChange: "¿Cómo cambio o cancelo una reunión?",
  helpChangeText:
    "Abra el enlace del correo sobre su reunión. La página muestra el estado actual y todo lo que puede hacer.",
  helpMail: "No ha llegado ningún correo",
  helpMailText:
    "Mire primero en la carpeta de correo no deseado. Si la dirección tenía un error, reserve de nuevo con la correcta y avise a la persona con la que se reúne.",
  helpZone: "¿A qué zona horaria corresponden las horas?",
  helpZoneText:
    "A la suya, según lo que indica su navegador. La zona horaria figura siempre junto a las horas y puede cambiarla allí. Algunas páginas solo ofrecen una y lo indican.",
  helpNone: "Ninguna hora me viene bien",
  helpNoneText: "Pase al mes siguiente o vuelva más tarde: cuando alguien cancela, quedan horas libres.",
  helpSeen: "¿Quién ve lo que escribo?",
  helpSeenText:
    "La persona con la que se reúne; las personas invitadas ven su nombre. Su dirección de correo se usa para los mensajes sobre esta reunión.",
  closedTitle: "Sin reservas por ahora",
  closedText: "{name} no acepta reservas por ahora. Las citas ya reservadas se mantienen.",
  appUnknownTitle: "No se puede seguir este enlace",
  appUnknownText:
    "Nombra una aplicación que no está vinculada a esta página o que ya no existe. Aun así puede reunirse con {name}: abra la página sin ella.",
  appUnknownLink: "Abrir la página",
  linkUnknownTitle: "Este enlace no lleva a ninguna reserva",
  linkUnknownText:
    "Puede que se haya perdido una parte por el camino. Pida de nuevo el enlace a {name} o utilice la página de reservas.",
  linkUsedTitle: "Este enlace ya se ha utilizado",
  linkUsedText:
    "Servía para un número limitado de reservas y ya se han hecho todas. Pida otro enlace a {name} o utilice la página de reservas.",
  linkEndedTitle: "Este enlace ha caducado",
  linkEndedText:
    "El plazo para reservar con él ha terminado. Pida otro enlace a {name} o utilice la página de reservas.",
  linkRevokedTitle: "Este enlace se ha retirado",
  linkRevokedText: "{name} ya no acepta reservas con él. Puede seguir utilizando la página de reservas.",
  linkPublic: "Abrir la página de reservas",
  offerIntro: "Estas horas están libres ({duration}). Elija la que le venga bien:",
  bookedText: "Gracias. La página siguiente se abre sola; si no es así, continúe aquí.",
};

export default page;
