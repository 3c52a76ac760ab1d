export {
  openChat,
  openChatWidget,
  openCustomerService,
} from '../ui/customer-service';
