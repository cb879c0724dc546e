const calendarSignIn = {
  calendarSignIn: {
    title: "{provider} no se ha conectado",
    denied: "No ha permitido el acceso. No se ha guardado nada.",
    incomplete:
      "Faltan algunos permisos. Si Bookpage no puede ver sus calendarios ni escribir en ellos, no puede tener en cuenta sus horas ocupadas ni anotar reuniones. Deje todas las casillas marcadas.",
    expired:
      "El inicio de sesión ha tardado demasiado o se empezó en otra ventana u otro navegador. Vuelva a empezar aquí.",
    unavailable:
      "{provider} no ha respondido como se esperaba. Inténtelo de nuevo en unos minutos; si vuelve a fallar, avise a quien administra esta instalación.",
    again: "Volver a intentarlo",
    back: "Volver a los calendarios",
    some: "El calendario",
  },
};

export default calendarSignIn;
