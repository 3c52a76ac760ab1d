const chat = document.querySelector('main');
const messages = chat.querySelector('.messages');
const form = chat.querySelector('form');

function add(text, side) {
  const message = document.createElement('li');
  message.className = side;
  message.textContent = text;
  messages.append(message);
  message.scrollIntoView({ block: 'end' });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { message } = form.elements;
  add(message.value, 'mine');
  message.value = '';
  setTimeout(() => add(chat.dataset.textReply, 'theirs'), 700);
});

// In a frame, the page of the merchant shows the title. An open chat has no unread messages.
const back = document.querySelector('a[href^="http"]');
if (window.parent !== window) {
  document.querySelector('.bar').remove();
  if (back) window.parent.postMessage({ type: 'chat:unread', count: 0 }, new URL(back.href).origin);
}
