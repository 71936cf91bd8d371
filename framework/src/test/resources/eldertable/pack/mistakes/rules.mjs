// deck hand stock score lone turn idle keep
