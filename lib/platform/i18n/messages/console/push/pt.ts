const push = {
  push: {
    title: "Avisos neste dispositivo",
    off: "Saiba de reservas, respostas e mensagens assim que chegam, mesmo com esta página fechada.",
    on: "Este navegador mostra avisos. Quais, depende das definições de notificação.",
    denied:
      "Este navegador não tem permissão para mostrar avisos deste site. Permita-os nas definições e recarregue a página.",
    install:
      "No iPhone e no iPad as mensagens chegam só às aplicações: no menu Partilhar do navegador escolha «Adicionar ao ecrã principal», abra o Bookpage a partir daí e volte a esta página.",
    unsupported: "Este navegador, ou esta instalação, não pode mostrar avisos.",
    start: "Mostrar avisos aqui",
    stop: "Deixar de os mostrar aqui",
    failed: "O serviço de avisos do navegador não respondeu. Tente novamente mais tarde.",
  },
};

export default push;
