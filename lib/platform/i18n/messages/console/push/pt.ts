const push = {
  push: {
    title: "Avisos neste dispositivo",
    off: "Saiba de reservas, respostas e mensagens assim que chegam, mesmo com esta página fechada.",
    on: "Este navegador mostra avisos. Quais, depende das definições de notificação.",
    denied:
      "Este navegador não tem permissão para mostrar avisos deste site. Permita-os nas definições e recarregue a página.",
    unsupported: "Este navegador, ou esta instalação, não pode mostrar avisos.",
    start: "Mostrar avisos aqui",
    stop: "Deixar de os mostrar aqui",
    failed: "O serviço de avisos do navegador não respondeu. Tente novamente mais tarde.",
  },
};

export default push;
