const es = {
  heading: "Mire su correo",
  text: "Hemos enviado un código de seis cifras a {email}. Introdúzcalo aquí, para que sepamos que esta dirección es suya.",
  kept: "Su hora queda reservada para usted hasta las {time}.",
  code: "Código",
  codeHint: "Puede tardar un minuto. Mire también en la carpeta de correo no deseado.",
  submit: "Continuar",
  renew: "Enviar un código nuevo",
  change: "Cambiar lo que he escrito",
  renewed: "Un código nuevo va en camino a {email}.",
  wrong: "Ese no es el código. Intentos restantes: {left, number}",
  spent: "El código fue incorrecto cinco veces y ya no sirve. Pida que le enviemos uno nuevo.",
  expired: "El código era válido durante 15 minutos y ya no sirve. Pida que le enviemos uno nuevo.",
  many: "Se han enviado muchos códigos a esta dirección. Vuelva a intentarlo dentro de una hora.",
  busy: "Ha sido muy rápido. Espere un minuto y vuelva a intentarlo.",
  goneTitle: "Este formulario ya no se conserva",
  goneText: "Ha esperado demasiado su código. Rellénelo otra vez.",
};

export default es;
