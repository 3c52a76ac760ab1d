export {
  type ChatWidgetOptions,
  openChat,
  openChatWidget,
  openCustomerService,
} from '../ui/customer-service';
