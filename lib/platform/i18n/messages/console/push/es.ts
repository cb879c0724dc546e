const push = {
  push: {
    title: "Avisos en este dispositivo",
    off: "Entérese de reservas, respuestas y mensajes en cuanto lleguen, aunque esta página esté cerrada.",
    on: "Este navegador le muestra avisos. Cuáles depende de sus ajustes de notificaciones.",
    denied:
      "Este navegador tiene prohibido mostrar avisos de este sitio. Permítalos en sus ajustes y vuelva a cargar la página.",
    install:
      "En iPhone y iPad los avisos solo llegan a las apps: en el menú Compartir del navegador elija «Añadir a pantalla de inicio», abra Bookpage desde allí y vuelva a esta página.",
    unsupported: "Este navegador, o esta instalación, no puede mostrar avisos.",
    start: "Mostrar avisos aquí",
    stop: "Dejar de mostrarlos aquí",
    failed: "El servicio de avisos del navegador no ha respondido. Inténtelo más tarde.",
  },
};

export default push;
