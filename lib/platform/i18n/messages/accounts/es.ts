export default {
  accounts: {
    login: {
      title: "Iniciar sesión",
      name: "Correo electrónico o nombre de usuario",
      password: "Contraseña",
      submit: "Iniciar sesión",
      forgot: "¿Ha olvidado su contraseña?",
    },
    forgot: {
      title: "Elegir una contraseña nueva",
      text: "Indíquenos el correo electrónico o el nombre de usuario de su cuenta. Enviaremos un enlace a su titular.",
      name: "Correo electrónico o nombre de usuario",
      submit: "Enviar el enlace",
      sentTitle: "Revise su correo",
      sentText:
        "Si la cuenta existe, hay un enlace en camino a su dirección de correo. Puede tardar un minuto; mire también en el correo no deseado.",
      back: "Volver al inicio de sesión",
    },
    choose: {
      title: "Elegir una contraseña nueva",
      text: "Se cerrará su sesión en todos los demás lugares.",
      account: "Cuenta",
      password: "Contraseña nueva",
      hint: "Al menos {limit, number} caracteres. Varias palabras seguidas son una buena elección.",
      submit: "Guardar e iniciar sesión",
    },
    signup: {
      title: "Le damos la bienvenida a {name}",
      text: "Elija una contraseña y su cuenta estará lista.",
      submit: "Completar el registro",
    },
    link: {
      expiredTitle: "Este enlace ha caducado",
      expiredText: "Por su seguridad, estos enlaces solo valen un tiempo corto. Podemos enviarle uno nuevo.",
      usedTitle: "Este enlace ya se ha usado",
      usedText:
        "Con él ya se eligió una contraseña. Inicie sesión con ella o pida que le enviemos un enlace nuevo.",
      unknownTitle: "Este enlace no funciona",
      unknownText: "Quizá esté incompleto. Ábralo otra vez desde su correo o pida uno nuevo.",
      renew: "Enviarme un enlace nuevo",
      ask: "Pedir un enlace nuevo",
      login: "Iniciar sesión",
      sentText: "Un enlace nuevo está en camino a su correo.",
    },
    join: {
      title: "Unirse a {name}",
      text: "Cree una cuenta: otras personas podrán reservar tiempo con usted y verá todas sus reuniones en un solo lugar.",
      firstName: "Nombre",
      lastName: "Apellidos",
      email: "Correo electrónico",
      zone: "Zona horaria",
      submit: "Unirse",
      known: "Ya tengo una cuenta",
      closedTitle: "Esta invitación está cerrada",
      closedText:
        "Ha caducado, se ha retirado o ya se han unido tantas personas como estaba previsto. Pida una nueva a quien se la dio.",
      takenTitle: "Esta invitación ya se ha aceptado",
      takenText: "Con este enlace personal ya se creó una cuenta. Inicie sesión para continuar.",
      sentText:
        "Le hemos enviado un mensaje que explica cómo continuar. Puede tardar un minuto; mire también en el correo no deseado.",
      extidText:
        "No podemos aceptar el extid de esta dirección: como máximo {limit, number} caracteres, y solo los que se pueden mostrar. Pida el enlace de nuevo a quien se lo dio.",
    },
    refusal: {
      foreignText: "Se envió desde otro sitio web. Abra nuestra página directamente e inténtelo de nuevo.",
      badText: "Abra la página de nuevo y rellene su formulario.",
      manyText:
        "Han llegado muchos intentos desde su conexión. Espere {seconds, plural, one {# segundo} many {# segundos} other {# segundos}} y vuelva a intentarlo.",
      back: "Volver al formulario",
    },
    errors: {
      wrong: "Este nombre y esta contraseña no se corresponden",
      slowed:
        "Demasiados intentos. Inténtelo de nuevo en {count, plural, one {# minuto} many {# minutos} other {# minutos}} o pida un enlace por correo",
      nameMissing: "Escriba su correo electrónico o su nombre de usuario",
      emailMissing: "Escriba su correo electrónico",
      emailBad: "Escriba un correo electrónico como ana@example.org",
      firstNameMissing: "Escriba su nombre",
      tooLong: "Aquí caben como máximo {limit, number} caracteres",
      zoneUnknown: "Elija una zona horaria",
      charactersBad: "Quite los caracteres que no se pueden mostrar",
      consentMissing: "Su consentimiento es necesario para tener una cuenta",
      passwordMissing: "Escriba una contraseña",
      passwordShort: "La contraseña necesita al menos {limit, number} caracteres",
      passwordLong: "La contraseña puede tener como máximo {limit, number} caracteres",
      passwordEasy: "Esta contraseña es fácil de adivinar. Elija otra",
    },
    consent: "Acepto que {name} conserve mi nombre, mi correo electrónico y mis reuniones para organizarlas.",
  },
  home: {
    title: "Reuniones sin idas y venidas",
    text: "Bookpage da a cada persona una página donde reservar un momento realmente libre. El código es abierto y todo está también en su API.",
    login: "Iniciar sesión",
    console: "Abrir la consola",
    demo: "Probar una página de reservas",
    docs: "Leer la referencia de la API",
    freeTitle: "Realmente libre",
    freeText:
      "Calendarios, horarios de trabajo y márgenes se comprueban al abrir una página y otra vez al reservar.",
    readerTitle: "Legible en todas partes",
    readerText:
      "Ocho idiomas, todas las zonas horarias, móviles pequeños y lectores de pantalla. Los scripts ayudan, pero no hacen falta.",
    togetherTitle: "Varias personas",
    togetherText: "Proponga horas, reúna votos o reparta con justicia las reservas de un equipo.",
    apiTitle: "Hecho para construir",
    apiText: "Cada paso es una llamada HTTP, y los webhooks cuentan a sus sistemas lo que ha pasado.",
  },
};
